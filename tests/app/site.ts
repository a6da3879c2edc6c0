import { join } from 'node:path'

import { inject } from 'vitest'

import { listQuotes, readMails } from '../support/stack.ts'

/** The built site with its embedded Supabase, for tests that speak HTTP; one for all of them. */
export const site = {
  url: inject('site').url,
  quotes: () => listQuotes(inject('site').dataDir),
  mails: () => readMails(join(inject('site').dataDir, 'outbox')),
}
