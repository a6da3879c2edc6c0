import { stringify } from 'csv-stringify/sync'

import { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts'
import { printableLines } from '../lib/printable.ts'
import type { Quote } from './list-quotes.ts'

const columns: [heading: string, value: (quote: Quote) => string | number | null | undefined][] = [
  ['id', ({ id }) => id],
  ['created_at', ({ createdAt }) => createdAt],
  ...quoteFields.map(({ name, column }): (typeof columns)[number] => [column, (quote) => quote[name]]),
  ['progress', ({ progress }) => progress],
  ['mail_status', ({ notification }) => notification.status],
  ['mail_attempts', ({ notification }) => notification.attempts],
  ['mail_last_error', ({ notification }) => notification.lastError],
  ['mail_delivered_at', ({ notification }) => notification.deliveredAt],
  ['suspicion', ({ suspicion }) => suspicion],
  ['webhook_status', ({ webhook }) => webhook?.status],
  ['origin_page', ({ origin }) => origin?.page],
  ['origin_subject', ({ origin }) => origin?.subject],
]

/**
 * Comma-separated values (RFC 4180) that every spreadsheet opens. A spreadsheet runs a cell that begins like a
 * formula, and visitors choose these texts: an apostrophe before it makes it text. A phone number that begins with
 * a plus sign is the price. A terminal obeys what visitors and mail servers may have put in: it is printed there too.
 */
export function quoteCsv(quotes: Quote[]): string {
  const headings = columns.map(([heading]) => heading)
  const rows = quotes.map((quote) => columns.map(([, value]) => cellOf(value(quote))))
  return stringify([headings, ...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    eof: false,
    // By itself it quotes a cell for the whole delimiter only, not for one half of it.
    quoted_match: /[\r\n]/,
  })
}

function cellOf(value: string | number | null | undefined) {
  return typeof value === 'string' ? printableLines(value) : value
}
