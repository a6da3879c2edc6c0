import { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts'
import type { Quote } from './list-quotes.ts'

const columns: [heading: string, value: (quote: Quote) => string | number | null | undefined][] = [
  ['id', ({ id }) => id],
  ['created_at', ({ createdAt }) => createdAt],
  ...quoteFields.map(({ name, column }): (typeof columns)[number] => [column, (quote) => quote[name]]),
  ['mail_status', ({ notification }) => notification.status],
  ['mail_attempts', ({ notification }) => notification.attempts],
  ['mail_last_error', ({ notification }) => notification.lastError],
  ['mail_delivered_at', ({ notification }) => notification.deliveredAt],
  ['suspicion', ({ suspicion }) => suspicion],
  ['webhook_status', ({ webhook }) => webhook?.status],
]

/** Comma-separated values (RFC 4180) that every spreadsheet opens. */
export function quoteCsv(quotes: Quote[]): string {
  const headings = columns.map(([heading]) => heading)
  const rows = quotes.map((quote) => columns.map(([, value]) => String(value(quote) ?? '')))
  return [headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}

// A spreadsheet runs a cell that begins like a formula, and visitors choose these texts. A leading apostrophe
// makes it text; a phone number that begins with a plus sign is the price.
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
