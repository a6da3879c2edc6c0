import { inject } from 'vitest'

import { connectStack } from './stack.ts'

/**
 * The built site with its local Supabase, shared by all tests of the project.
 */
export const site = connectStack(inject('site'))
