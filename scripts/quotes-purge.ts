import { parseArgs } from 'node:util'

import { fail, withBackend } from './quotes/command.ts'
import { parseSpan } from './quotes/moment.ts'

const usage = 'Usage: npm run quotes:purge -- --older-than <days, such as 365d>'
const oneDay = 86_400_000

const age = readAge()
const purged = await withBackend(async (client) => {
  const { data, error } = await client.rpc('purge_quote_requests', {
    received_before: new Date(Date.now() - age).toISOString(),
  })
  if (error) return fail(`Nothing was deleted: ${error.message}`, 1)
  return data
}, 0)
console.log(`${purged} quote ${purged === 1 ? 'request' : 'requests'} deleted for good.`)

function readAge(): number {
  const text = parse()
  const age = text === undefined ? undefined : parseSpan(text)
  if (age === undefined || age < oneDay) return fail(`--older-than must be a day or more.\n${usage}`, 2)
  return age
}

function parse(): string | undefined {
  try {
    return parseArgs({ options: { 'older-than': { type: 'string' } } }).values['older-than']
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`, 2)
  }
}
