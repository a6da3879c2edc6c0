import { fail, readOptions } from './lib/command-line.ts'
import { markQuote, resendQuote } from './quotes/change-quote.ts'
import { withBackend } from './quotes/command.ts'
import { listQuotes, type Quote, type QuoteFilter, quoteStatuses } from './quotes/list-quotes.ts'
import { parseMoment } from './quotes/moment.ts'
import { quoteCsv } from './quotes/print-csv.ts'
import { quoteTable } from './quotes/print-table.ts'
import { type Progress, progressStatuses } from './quotes/progress.ts'

const statuses = [...progressStatuses, ...quoteStatuses]
const usage = `Usage: npm run quotes [-- --since <7d | 2026-11-01>] [--status <${statuses.join(' | ')}>] [--json | --csv]
       npm run quotes -- --mark <${progressStatuses.join(' | ')}> <id of a request>
       npm run quotes -- --resend <id of a request>`

interface Flags {
  json: boolean
  csv: boolean
  filter: QuoteFilter
  resend: string | undefined
  mark: { progress: Progress; id: string } | undefined
}

const noQuotes = { ok: false, message: 'There are no quote requests yet.' } as const

const flags = readFlags()
if (flags.mark) {
  const { progress, id } = flags.mark
  const result = await withBackend((client) => markQuote(client, id, progress), noQuotes)
  if (!result.ok) fail(result.message)
  console.log(`${id} is marked: ${progress}.`)
} else if (flags.resend === undefined) {
  console.log(print(await withBackend((client) => listQuotes(client, flags.filter), [])))
} else {
  const { resend } = flags
  const result = await withBackend((client) => resendQuote(client, resend), noQuotes)
  if (!result.ok) fail(result.message)
  console.log('It is on its way again, within seconds while the site runs. npm run quotes tells how it ends.')
}

function print(quotes: Quote[]): string {
  if (flags.json) return JSON.stringify(quotes, null, 2)
  if (flags.csv) return quoteCsv(quotes)
  if (quotes.length > 0) return quoteTable(quotes)
  return Object.values(flags.filter).some((wanted) => wanted !== undefined)
    ? 'No such quote requests.'
    : 'No quote requests yet.'
}

function readFlags(): Flags {
  const { values, positionals } = parse()
  const { json = false, csv = false, since, status, resend, mark } = values
  if (json && csv) fail(`Choose one of --json and --csv.\n${usage}`, 2)
  const changing = resend ?? mark
  if (changing !== undefined && (json || csv || since !== undefined || status !== undefined)) {
    fail(`--${mark === undefined ? 'resend' : 'mark'} stands alone.\n${usage}`, 2)
  }
  if (resend !== undefined && mark !== undefined) fail(`Choose one of --resend and --mark.\n${usage}`, 2)
  if (positionals.length !== (mark === undefined ? 0 : 1)) fail(usage, 2)
  const from = since === undefined ? undefined : parseMoment(since, new Date())
  if (since !== undefined && from === undefined)
    fail(`--since is neither a span nor a day: ${since}\n${usage}`, 2)
  const progress = progressStatuses.find((known) => known === status)
  const mail = quoteStatuses.find((known) => known === status)
  if (status !== undefined && progress === undefined && mail === undefined)
    return fail(`There is no status ${status}.\n${usage}`, 2)
  return {
    json,
    csv,
    resend,
    mark: mark === undefined ? undefined : { progress: readProgressName(mark), id: positionals[0] ?? '' },
    filter: { since: from, status: mail, progress },
  }
}

function readProgressName(text: string): Progress {
  const progress = progressStatuses.find((known) => known === text)
  return progress ?? fail(`A lead is marked as one of ${progressStatuses.join(', ')}.\n${usage}`, 2)
}

function parse() {
  return readOptions(usage, {
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      csv: { type: 'boolean' },
      since: { type: 'string' },
      status: { type: 'string' },
      resend: { type: 'string' },
      mark: { type: 'string' },
    },
  })
}
