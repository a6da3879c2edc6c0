import { stringify } from 'csv-stringify/sync'

import { isNoNumber } from '../../supabase/functions/_shared/contact.ts'
import { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts'
import { originFromColumns, originText } from '../../supabase/functions/_shared/quote-origin.ts'
import { timeZone } from '../../supabase/functions/_shared/time-zone.ts'
import type { Quote } from './quotes.ts'
import { formatTable, printableLines } from './table.ts'

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
 * Formats quotes as CSV for any spreadsheet, which needs the byte order mark to read UTF-8. Visitors choose these
 * texts, and a spreadsheet runs a cell that begins like a formula: an apostrophe before it makes it text.
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
    // By itself it quotes a cell for the whole delimiter only, not for one half of it.
    quoted_match: /[\r\n]/,
  })
}

const when = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })

/** Formats quotes as a table for a terminal; of a long message it shows the beginning. */
export function quoteTable(quotes: Quote[]): string {
  const labels = quoteFields.map(({ shortLabel }) => shortLabel)
  const rows = quotes.map((quote) => {
    const origin = originFromColumns(quote)
    const fields = quoteFields.map(({ column, type }) => {
      const text = quote[column] ?? ''
      if (type === 'lines') return text.replaceAll(/\s*\n\s*/g, ' / ').replace(/^(.{60}).+/, '$1…')
      return type === 'tel' && isNoNumber(text) ? `${text} (cannot be dialed)` : text
    })
    const [received, page] = [when.format(new Date(quote.created_at)), origin ? originText(origin) : '']
    return [received, ...fields, page, quote.progress, stateOf(quote), quote.id]
  })
  const headings = ['Received', ...labels, 'Page', 'Lead', 'Email to owner', 'Request']
  return formatTable(headings, rows, 'No such quote requests.')
}

function stateOf(quote: Quote): string {
  const { suspicion, notification_attempts: attempts, notification_next_attempt_at: nextAttempt } = quote
  const email = deliveryText(quote.notification_status, attempts, quote.notification_last_error)
  const states = [suspicion === null ? email : `${email} (${suspicion})`]
  if (attempts > 0 && nextAttempt) states.push(`next ${when.format(new Date(nextAttempt))}`)
  const { webhook_status: status } = quote
  if (status !== null && status !== 'delivered')
    states.push(`webhook ${deliveryText(status, quote.webhook_attempts, quote.webhook_last_error)}`)
  return states.join('; ')
}

function deliveryText(status: string, attempts: number | null, error: string | null): string {
  return status === 'delivered' || !error ? status : `${status} after ${attempts}: ${error}`
}
