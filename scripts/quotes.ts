import { parseArgs } from 'node:util'

import { listQuotes, type Quote } from './quotes/list-quotes.ts'
import { openBackend } from './quotes/open-backend.ts'
import { quoteCsv } from './quotes/print-csv.ts'
import { quoteTable } from './quotes/print-table.ts'

const usage = 'Usage: npm run quotes [-- --json | --csv]'

const flags = readFlags()
const backend = await openBackend(process.env)
if (!backend.ok) fail(backend.message, 1)
const quotes = backend.client ? await listQuotes(backend.client) : []
if (backend.client) await backend.close()
console.log(print(quotes))

function print(quotes: Quote[]): string {
  if (flags.json) return JSON.stringify(quotes, null, 2)
  if (flags.csv) return quoteCsv(quotes)
  return quotes.length > 0 ? quoteTable(quotes) : 'No quote requests yet.'
}

function readFlags(): { json: boolean; csv: boolean } {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, csv: { type: 'boolean' } } })
    const { json = false, csv = false } = values
    if (json && csv) fail(`Choose one of --json and --csv.\n${usage}`, 2)
    return { json, csv }
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`, 2)
  }
}

function fail(message: string, code: number): never {
  console.error(message)
  process.exit(code)
}
