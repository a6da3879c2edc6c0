import { join } from 'node:path'

import { inject } from 'vitest'

import { listQuotes, readMails } from '../support/stack.ts'

/** The built site with its local Supabase, which all tests of the project share. */
export const site = {
  url: inject('site').url,
  quotes: () => listQuotes(inject('site').dataDir),
  mails: () => readMails(join(inject('site').dataDir, 'outbox')),
}
