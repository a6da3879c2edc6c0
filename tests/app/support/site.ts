import { inject } from 'vitest'

import { connectStack } from '../../support/stack.ts'

/** The built site with its local Supabase, which all tests of the project share. */
export const site = connectStack(inject('site'))
