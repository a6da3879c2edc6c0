import { join } from 'node:path'

import { fail } from './lib/command-line.ts'
import { withBackend } from './quotes/command.ts'
import { type ForgetResult, forgetPerson } from './quotes/forget-person.ts'

const usage = 'Usage: npm run quotes:forget -- <e-mail address or telephone>'

const [contact, ...rest] = process.argv.slice(2)
if (contact === undefined || contact.startsWith('--') || rest.length > 0) fail(usage, 2)
// A hosted project sends its mail and keeps none.
const outbox = process.env.SUPABASE_URL ? undefined : join(process.env.DATA_DIR || '.data', 'outbox')
const nothing: ForgetResult = { ok: true, forgotten: { requests: 0, letters: 0 } }
const result = await withBackend(async (client, compact) => {
  const forgotten = await forgetPerson(client, contact, outbox)
  if (forgotten.ok) await compact()
  return forgotten
}, nothing)
if (!result.ok) fail(result.message)
const { requests, letters } = result.forgotten
console.log(`Deleted for good: ${requests} quote requests, ${letters} mails in the outbox.`)
console.log('What was mailed to you, sent to another program or lies in a backup is yours to delete.')
