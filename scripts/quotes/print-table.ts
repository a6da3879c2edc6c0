import stringWidth from 'string-width'

import { isNoNumber } from '../../supabase/functions/_shared/quote-delivery/callable-number.ts'
import { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts'
import { originText } from '../../supabase/functions/_shared/quote-origin.ts'
import { timeZone } from '../../supabase/functions/_shared/time-zone.ts'
import { printable } from '../lib/printable.ts'
import type { Notification, Quote } from './list-quotes.ts'

const when = new Intl.DateTimeFormat('en-US', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

const longestLine = 60

/** An aligned table for a terminal. An optional field has a column when a quote has the field. */
export function quoteTable(quotes: Quote[]): string {
  const fields = quoteFields.filter(({ name }) => quotes.some((quote) => quote[name] !== undefined))
  const pages = pageColumn(quotes)
  const headings = [
    'Received',
    ...fields.map(({ shortLabel }) => shortLabel),
    ...pages.headings,
    'Lead',
    'Mail to owner',
    'Request',
  ]
  const rows = quotes.map((quote) => [
    when.format(new Date(quote.createdAt)),
    ...fields.map(({ name, type }) => {
      const text = quote[name] ?? ''
      if (type === 'tel' && isNoNumber(text)) return `${text} (cannot be dialed)`
      return type === 'lines' ? shortLine(text) : text
    }),
    ...pages.cells(quote),
    quote.progress,
    stateText(quote),
    quote.id,
  ])
  const lines = [headings, ...rows].map((row) => row.map(printable))
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => stringWidth(line[column] ?? ''))),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Where the requests were made, when it is known of one of them. */
function pageColumn(quotes: Quote[]) {
  const isKnown = quotes.some(({ origin }) => origin !== undefined)
  return {
    headings: isKnown ? ['Page'] : [],
    cells: ({ origin }: Quote) => (isKnown ? [origin ? originText(origin) : ''] : []),
  }
}

/** Several lines as one, a long one as its beginning: the whole of it is in the mail, and in --json and --csv. */
function shortLine(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' / ')
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line
}

function stateText({ notification, suspicion, webhook }: Quote): string {
  const { nextAttemptAt } = notification
  return [
    suspicion === null ? notificationText(notification) : `${notificationText(notification)} (${suspicion})`,
    ...(notification.attempts > 0 && nextAttemptAt ? [`next ${when.format(new Date(nextAttemptAt))}`] : []),
    ...(webhook && webhook.status !== 'delivered' ? [`webhook ${notificationText(webhook)}`] : []),
  ].join('; ')
}

function notificationText({ status, attempts, lastError }: Notification): string {
  return status === 'delivered' || !lastError ? status : `${status} after ${attempts}: ${lastError}`
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)))
}
