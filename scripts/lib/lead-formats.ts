import { stringify } from 'csv-stringify/sync'

import { toDialableNumber } from '#domain/phone-number.ts'
import { quoteFields } from '#domain/quote-fields.ts'
import { originFromColumns, originText } from '#domain/quote-origin.ts'
import { firm } from '#generated/firm.ts'

import { beginningOf, formatTable, printableLines } from './format-table.ts'
import { emailText, webhookText } from './lead-deliveries.ts'
import type { Lead } from './leads.ts'

const csvColumns = [
  'id',
  'created_at',
  ...quoteFields.map(({ column }) => column),
  'note',
  'canceled_at',
  'photo_count',
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

export function leadCsv(leads: Lead[]): string {
  return stringify(leads, {
    // Spreadsheets detect UTF-8 by it.
    bom: true,
    header: true,
    columns: csvColumns,
    cast: { string: printableLines },
    // Visitors have typed the cells.
    escape_formulas: true,
    record_delimiter: 'windows',
    eof: false,
    // By default, a cell is quoted only if it contains the whole delimiter, not
    // half of it.
    quoted_match: /[\r\n]/,
  })
}

const tableHeadings = [
  'Received',
  ...quoteFields.map(({ shortLabel }) => shortLabel),
  'Photos',
  'Page',
  'Lead',
  'Email to owner',
  'Request',
]

export function leadTable(leads: Lead[]): string {
  const rows = leads.map(tableRow)
  return formatTable(tableHeadings, rows, 'No matching quote requests.')
}

function tableRow(lead: Lead): string[] {
  const origin = originFromColumns(lead)
  return [
    formatTime(lead.created_at),
    ...quoteFields.map((field) => fieldText(field, lead)),
    lead.photo_count === 0 ? '' : String(lead.photo_count),
    origin ? originText(origin) : '',
    progressText(lead),
    deliveryState(lead),
    lead.id,
  ]
}

function progressText({ progress, canceled_at }: Lead): string {
  return canceled_at === null ? progress : `${progress} (canceled)`
}

type QuoteField = (typeof quoteFields)[number]

function fieldText({ column, type }: QuoteField, lead: Lead) {
  const text = lead[column] ?? ''
  if (type === 'lines') return beginningOf(text)
  const isUndialable = type === 'tel' && toDialableNumber(text) === null
  return isUndialable ? `${text} (cannot be dialed)` : text
}

function deliveryState(lead: Lead) {
  const email = emailText(lead)
  const states = [
    lead.suspicion ? `${email} (${lead.suspicion})` : email,
    nextAttemptText(lead),
    webhookText(lead),
    lead.update_failure ?? undefined,
  ]
  return states.filter((state) => state !== undefined).join('; ')
}

function nextAttemptText(lead: Lead): string | undefined {
  const nextAttempt = lead.notification_next_attempt_at
  if (lead.notification_attempts === 0 || !nextAttempt) return undefined
  return `next attempt ${formatTime(nextAttempt)}`
}

const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: firm.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

function formatTime(iso: string) {
  return timeFormat.format(new Date(iso))
}
