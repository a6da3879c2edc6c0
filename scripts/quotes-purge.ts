import { join } from 'node:path'

import { callSql } from '../supabase/functions/_shared/admin-client.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { withBackend } from './quotes/command.ts'
import { parseSpan } from './quotes/moment.ts'
import { removeLettersBefore } from './quotes/remove-letters.ts'

const usage = 'Usage: npm run quotes:purge -- --older-than <days, such as 365d>'
const oneDay = 86_400_000

const age = readAge()
const before = new Date(Date.now() - age)
const purged = await withBackend(async (client, compact) => {
  const { data, error } = await callSql(client, 'purge_quote_requests', {
    received_before: before.toISOString(),
  })
  if (error) return fail(`Nothing was deleted: ${error.message}`)
  await compact()
  return data
}, 0)
// A hosted project sends its mail and keeps none.
const outbox = join(process.env.DATA_DIR || '.data', 'outbox')
const letters = process.env.SUPABASE_URL ? 0 : await removeLettersBefore(outbox, before)
console.log(
  `${purged} quote ${purged === 1 ? 'request' : 'requests'} and ${letters} ${letters === 1 ? 'mail' : 'mails'} in the outbox deleted for good.`,
)

function readAge(): number {
  const text = readOptions(usage, { options: { 'older-than': { type: 'string' } } }).values['older-than']
  const age = text === undefined ? undefined : parseSpan(text)
  if (age === undefined || age < oneDay) return fail(`--older-than must be a day or more.\n${usage}`, 2)
  return age
}
