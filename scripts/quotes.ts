import { parseArgs } from 'node:util'

import * as v from 'valibot'

import { fail, withBackend } from './quotes/command.ts'
import { listQuotes, type Quote, type QuoteFilter, quoteStatuses } from './quotes/list-quotes.ts'
import { parseMoment } from './quotes/moment.ts'
import { quoteCsv } from './quotes/print-csv.ts'
import { quoteTable } from './quotes/print-table.ts'
import { resendQuote } from './quotes/resend-quote.ts'

const usage = `Usage: npm run quotes [-- --since <7d | 2026-11-01>] [--status <${quoteStatuses.join(' | ')}>] [--json | --csv]
       npm run quotes -- --resend <id of a request>`

interface Flags {
  json: boolean
  csv: boolean
  filter: QuoteFilter
  resend: string | undefined
}

const flags = readFlags()
if (flags.resend === undefined) {
  console.log(print(await withBackend((client) => listQuotes(client, flags.filter), [])))
} else {
  const { resend } = flags
  const result = await withBackend((client) => resendQuote(client, resend), {
    ok: false,
    message: 'There are no quote requests yet.',
  })
  if (!result.ok) fail(result.message, 1)
  console.log('It is on its way again, within seconds while the site runs. npm run quotes tells how it ends.')
}

function print(quotes: Quote[]): string {
  if (flags.json) return JSON.stringify(quotes, null, 2)
  if (flags.csv) return quoteCsv(quotes)
  if (quotes.length > 0) return quoteTable(quotes)
  return flags.filter.since || flags.filter.status ? 'No such quote requests.' : 'No quote requests yet.'
}

function readFlags(): Flags {
  const { json = false, csv = false, since, status, resend } = parse()
  if (json && csv) fail(`Choose one of --json and --csv.\n${usage}`, 2)
  if (resend !== undefined && (json || csv || since !== undefined || status !== undefined)) {
    fail(`--resend stands alone.\n${usage}`, 2)
  }
  const from = since === undefined ? undefined : parseMoment(since, new Date())
  if (since !== undefined && from === undefined)
    fail(`--since is neither a span nor a day: ${since}\n${usage}`, 2)
  const parsed = v.safeParse(v.optional(v.picklist(quoteStatuses)), status)
  if (!parsed.success) return fail(`There is no status ${status}.\n${usage}`, 2)
  return { json, csv, resend, filter: { since: from, status: parsed.output } }
}

function parse() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        since: { type: 'string' },
        status: { type: 'string' },
        resend: { type: 'string' },
      },
    }).values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`, 2)
  }
}
