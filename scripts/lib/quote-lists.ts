import { stringify } from 'csv-stringify/sync'

import { isNoNumber } from '../../supabase/functions/_shared/contact.ts'
import { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts'
import { originText } from '../../supabase/functions/_shared/quote-origin.ts'
import { timeZone } from '../../supabase/functions/_shared/time-zone.ts'
import type { Quote } from './quotes.ts'
import { formatTable, printableLines } from './table.ts'

const csvColumns = {
  id: 'id',
  createdAt: 'created_at',
  ...Object.fromEntries(quoteFields.map(({ name, column }) => [name, column])),
  progress: 'progress',
  'notification.status': 'mail_status',
  'notification.attempts': 'mail_attempts',
  'notification.lastError': 'mail_last_error',
  'notification.deliveredAt': 'mail_delivered_at',
  suspicion: 'suspicion',
  'webhook.status': 'webhook_status',
  'origin.page': 'origin_page',
  'origin.subject': 'origin_subject',
}

/**
 * Formats quotes as CSV for any spreadsheet, which needs the byte order mark to read UTF-8. Visitors choose these
 * texts, and a spreadsheet runs a cell that begins like a formula: an apostrophe before it makes it text.
 */
export function quoteCsv(quotes: Quote[]): string {
  return stringify(quotes, {
    bom: true,
    header: true,
    columns: csvColumns,
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
  const rows = quotes.map((quote) => [
    when.format(new Date(quote.createdAt)),
    ...quoteFields.map(({ name, type }) => {
      const text = quote[name] ?? ''
      if (type === 'lines') return text.replaceAll(/\s*\n\s*/g, ' / ').replace(/^(.{60}).+/, '$1…')
      return type === 'tel' && isNoNumber(text) ? `${text} (cannot be dialed)` : text
    }),
    quote.origin ? originText(quote.origin) : '',
    quote.progress,
    stateText(quote),
    quote.id,
  ])
  return formatTable(['Received', ...labels, 'Page', 'Lead', 'Email to owner', 'Request'], rows)
}

function stateText({ notification, suspicion, webhook }: Quote): string {
  const { attempts, nextAttemptAt } = notification
  const flag = suspicion === null ? '' : ` (${suspicion})`
  const next = attempts > 0 && nextAttemptAt ? `; next ${when.format(new Date(nextAttemptAt))}` : ''
  const late = webhook && webhook.status !== 'delivered' ? `; webhook ${deliveryText(webhook)}` : ''
  return `${deliveryText(notification)}${flag}${next}${late}`
}

function deliveryText({ status, attempts, lastError }: NonNullable<Quote['webhook']>): string {
  return status === 'delivered' || !lastError ? status : `${status} after ${attempts}: ${lastError}`
}
