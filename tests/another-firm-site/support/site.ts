import { inject } from 'vitest'

import { connectStack } from '../../support/stack.ts'

/** The built site of the other firm with its local Supabase. */
export const site = connectStack(inject('anotherFirm'))
