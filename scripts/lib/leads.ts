import { stringify } from 'csv-stringify/sync'

import type { Database } from '#domain/database.types.ts'
import { toDialableNumber } from '#domain/phone-number.ts'
import { quoteFields } from '#domain/quote-fields.ts'
import { originFromColumns, originText } from '#domain/quote-origin.ts'
import { timeZone } from '#domain/time-zone.ts'

import type { AdminClient } from '../../supabase/functions/_shared/platform/admin-client.ts'
import { formatTable, printableLines } from './format-table.ts'

/** The owner's progress with a lead. */
export const leadStatuses = ['new', 'called', 'won', 'lost']
/**
 * All statuses to filter by: those of the lead and those of the email to the
 * owner.
 */
export const statuses = [
  'pending',
  'delivered',
  'dead',
  'suspect',
  ...leadStatuses,
]

type Row = Database['public']['Views']['quote_request_overview']['Row']
// The generated types of a view allow null in every column.
type NeverNull =
  | 'id'
  | 'created_at'
  | 'email'
  | 'notification_status'
  | 'notification_attempts'
  | 'progress'

/** A quote request with the state of its deliveries, from the overview view. */
export type Quote = Row & { [Column in NeverNull]: NonNullable<Row[Column]> }

// Below max_rows of supabase/config.toml.
const pageSize = 500

/**
 * Reads the stored quote requests, newest first. `status` is one of `statuses`.
 */
export async function listQuotes(
  client: AdminClient,
  since?: Date,
  status?: string,
): Promise<Quote[]> {
  const quotes: Quote[] = []
  for (let first = 0; quotes.length === first; first += pageSize) {
    const query = client.from('quote_request_overview').select()
    const filtered = since
      ? query.gte('created_at', since.toISOString())
      : query
    const ordered = filtered
      .order('created_at', { ascending: false })
      .order('id')
    const page = ordered.range(first, first + pageSize - 1).throwOnError()
    quotes.push(...(await page.overrideTypes<Quote[]>()).data)
  }
  return quotes.filter(
    (quote) =>
      !status || [quote.progress, quote.notification_status].includes(status),
  )
}

/**
 * Compares stored requests with delivered ones. Every request must have reached
 * the owner by email and, if one is configured, by webhook. Flagged requests
 * are exempt, and those received after `latest` are too recent to judge.
 * Requests dated in the future are judged, so that a clock that was set back
 * cannot hide them.
 */
export function findGaps(quotes: Quote[], latest: number, now = Date.now()) {
  const groups = Object.groupBy(quotes, (quote) => {
    const received = Date.parse(quote.created_at)
    if (quote.notification_status === 'suspect') return 'suspect'
    if (reasonOf(quote) === undefined) return 'delivered'
    // Allows for clock skew between two machines.
    return received > latest && received <= now + 5 * 60_000 ? 'recent' : 'gaps'
  })
  const { delivered = [], suspect = [], recent = [], gaps = [] } = groups
  return { delivered, suspect, recent, gaps }
}

/** Returns why a request has not reached the owner, or undefined if it has. */
export function reasonOf(quote: Quote): string | undefined {
  return quote.notification_status === 'delivered'
    ? webhookText(quote)
    : `email ${emailText(quote)}`
}

// Long enough for the first attempt, even by a schedule that runs every minute.
const attemptGraceMs = 15 * 60_000

/**
 * Describes why leads are not reaching the owner, one sentence per cause with
 * the number of leads. Leads that were delivered, held as suspect or not
 * attempted yet are left out.
 */
export function describeFailures(quotes: Quote[], now = Date.now()): string[] {
  const counts = new Map<string, number>()
  for (const quote of quotes) {
    const isOverdue = Date.parse(quote.created_at) < now - attemptGraceMs
    const channels = [
      {
        name: 'email',
        status: quote.notification_status,
        error: quote.notification_last_error,
      },
      {
        name: 'webhook',
        status: quote.webhook_status,
        error: quote.webhook_last_error,
      },
    ]
    for (const channel of channels) {
      const failure = failureOf(channel, isOverdue)
      if (failure !== undefined)
        counts.set(failure, (counts.get(failure) ?? 0) + 1)
    }
  }
  return [...counts].map(
    ([failure, count]) =>
      `${count} ${count === 1 ? 'lead' : 'leads'}: ${failure}`,
  )
}

interface Channel {
  name: string
  status: string | null
  error: string | null
}

function failureOf(
  { name, status, error }: Channel,
  isOverdue: boolean,
): string | undefined {
  if (status === 'dead')
    return `${name} given up, ${error ?? 'no reason recorded'}`
  if (status !== 'pending') return undefined
  if (error !== null) return `${name} failing, ${error}`
  return isOverdue
    ? `${name} not attempted, is anything running the deliveries?`
    : undefined
}

const columns = [
  'id',
  'created_at',
  ...quoteFields.map(({ column }) => column),
  'progress',
  'notification_status',
  'notification_attempts',
  'notification_last_error',
  'delivered_at',
  'suspicion',
  'webhook_status',
  'origin_page',
  'origin_subject',
]

/**
 * Formats quotes as CSV for spreadsheets, which need the byte order mark to
 * detect UTF-8. The cells contain visitors' input, so those that a spreadsheet
 * would run as a formula are escaped with an apostrophe.
 */
export function quoteCsv(quotes: Quote[]): string {
  return stringify(quotes, {
    bom: true,
    header: true,
    columns,
    cast: { string: printableLines },
    escape_formulas: true,
    record_delimiter: 'windows',
    eof: false,
    // By default, a cell is quoted only if it contains the whole delimiter, not
    // half of it.
    quoted_match: /[\r\n]/,
  })
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Formats quotes as a table for a terminal. Long messages are truncated. */
export function quoteTable(quotes: Quote[]): string {
  const labels = quoteFields.map(({ shortLabel }) => shortLabel)
  const rows = quotes.map((quote) => {
    const origin = originFromColumns(quote)
    const fields = quoteFields.map(({ column, type }) => {
      const text = quote[column] ?? ''
      if (type === 'lines')
        return text.replaceAll(/\s*\n\s*/g, ' / ').replace(/^(.{60}).+/, '$1…')
      return type === 'tel' && toDialableNumber(text) === null
        ? `${text} (cannot be dialed)`
        : text
    })
    const [received, page] = [
      dateFormat.format(new Date(quote.created_at)),
      origin ? originText(origin) : '',
    ]
    return [received, ...fields, page, quote.progress, stateOf(quote), quote.id]
  })
  const headings = [
    'Received',
    ...labels,
    'Page',
    'Lead',
    'Email to owner',
    'Request',
  ]
  return formatTable(headings, rows, 'No matching quote requests.')
}

function stateOf(quote: Quote): string {
  const {
    suspicion,
    notification_attempts: attempts,
    notification_next_attempt_at: nextAttempt,
  } = quote
  const email =
    suspicion === null ? emailText(quote) : `${emailText(quote)} (${suspicion})`
  const next =
    attempts > 0 &&
    nextAttempt &&
    `next attempt ${dateFormat.format(new Date(nextAttempt))}`
  return [email, next, webhookText(quote)].filter(Boolean).join('; ')
}

function emailText(quote: Quote): string {
  return deliveryText(
    quote.notification_status,
    quote.notification_attempts,
    quote.notification_last_error,
  )
}

/**
 * Describes a pending or failed webhook delivery. Returns undefined if no
 * webhook is set or it was delivered.
 */
function webhookText({
  webhook_status: status,
  ...quote
}: Quote): string | undefined {
  if (status === null || status === 'delivered') return undefined
  return `webhook ${deliveryText(status, quote.webhook_attempts, quote.webhook_last_error)}`
}

function deliveryText(
  status: string,
  attempts: number | null,
  error: string | null,
): string {
  return status === 'delivered' || !error
    ? status
    : `${status} after attempt ${attempts}: ${error}`
}
