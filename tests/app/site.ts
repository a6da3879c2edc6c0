import { startStack } from '../stack/stack.ts'

/** The built site with its embedded Supabase, for tests that speak HTTP. */
export function startTestSite() {
  return startStack()
}
