import type { Quote } from './list-quotes.ts'

const headings = [
  'id',
  'created_at',
  'first_name',
  'email',
  'phone',
  'mail_status',
  'mail_attempts',
  'mail_last_error',
  'mail_delivered_at',
  'suspicion',
  'webhook_status',
]

/** Comma-separated values (RFC 4180) that every spreadsheet opens. */
export function quoteCsv(quotes: Quote[]): string {
  const rows = quotes.map(({ id, createdAt, firstName, email, phone, notification, suspicion, webhook }) => [
    id,
    createdAt,
    firstName,
    email,
    phone,
    notification.status,
    String(notification.attempts),
    notification.lastError ?? '',
    notification.deliveredAt ?? '',
    suspicion ?? '',
    webhook?.status ?? '',
  ])
  return [headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}

// A spreadsheet runs a cell that begins like a formula, and visitors choose these texts. A leading apostrophe
// makes it text; a phone number that begins with a plus sign is the price.
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
