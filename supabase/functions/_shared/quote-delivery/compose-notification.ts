import type { Mail } from '../mail/mail.ts'
import type { QuoteRequest } from '../quote-contract.ts'
import { type QuoteField, quoteFields } from '../quote-fields.ts'
import { originText } from '../quote-origin.ts'
import { timeZone } from '../time-zone.ts'
import { callableNumber, isNoNumber } from './callable-number.ts'
import type { ClaimedNotification } from './claim-notification.ts'
import { html, type Html } from './html.ts'
import { isSafeAddress } from './safe-address.ts'

const localTime = new Intl.DateTimeFormat('en-US', {
  timeZone,
  dateStyle: 'full',
  timeStyle: 'long',
})

/**
 * The mail that tells the owner about a quote request; an answer to it goes to the visitor. The same
 * notification always gives the same mail, to the letter: a provider takes anything else for another one.
 */
export function composeNotification(notification: ClaimedNotification, to: string, from: Mail['from']): Mail {
  const { firstName, email, phone, receivedAt } = notification
  return {
    key: notificationKey(notification),
    to,
    from,
    replyTo: isSafeAddress(email) ? { name: displayName(firstName), address: email } : null,
    subject: `Quote request from ${firstName}, ${phone}`,
    text: plainText(notification),
    html: page(notification),
    date: receivedAt,
  }
}

/** Names one mail for the provider. A mail the owner asked for again is another one. */
export function notificationKey({ notificationId, resends }: ClaimedNotification): string {
  return resends === 0
    ? `quote-notification/${notificationId}`
    : `quote-notification/${notificationId}/${resends}`
}

function plainText(notification: ClaimedNotification): string {
  const values = givenValues(notification)
  const number = callableNumber(notification.phone)
  const short = values.filter(({ type }) => type !== 'lines')
  const lines = [
    ...short.map(({ label, value }) => [label, value] as const),
    ...(number === null ? [] : [['Call', `tel:${number}`] as const]),
    ...remarks(notification),
  ]
  const width = Math.max(...lines.map(([label]) => label.length)) + 2
  return [
    'A visitor asked for a free quote.',
    '',
    ...lines.map(([label, value]) => `${label}:`.padEnd(width) + value),
    '',
    `Received: ${localTime.format(notification.receivedAt)}`,
    `Request:  ${notification.requestId}`,
    // Last, so that lines a visitor wrote cannot pass for ours.
    ...values.flatMap(({ type, label, value }) => (type === 'lines' ? ['', `${label}:`, value] : [])),
    '',
  ].join('\n')
}

// Inline styles, and few: mail programs drop everything else.
function page(notification: ClaimedNotification): string {
  return html`<!doctype html>
    <html lang="en">
      <body style="font:16px/1.5 sans-serif;color:#12232e">
        <p>A visitor asked for a free quote.</p>
        <table cellpadding="4" style="border-collapse:collapse">
          ${givenValues(notification).map(row)}
          ${remarks(notification).map(([label, value]) => remarkRow(label, value))}
        </table>
        <p style="color:#51626d;font-size:14px">
          Received ${localTime.format(notification.receivedAt)}<br />Request ${notification.requestId}
        </p>
      </body>
    </html> `.markup
}

/** What the owner should know besides what was typed. */
function remarks({
  phone,
  origin,
  suspicion,
}: ClaimedNotification): (readonly [label: string, value: string])[] {
  return [
    ...(isNoNumber(phone) ? [['Note', 'The phone number cannot be dialed; answer by email.'] as const] : []),
    ...(suspicion === 'too-fast'
      ? [['Note', 'The form came back within two seconds: autofill, or a program.'] as const]
      : []),
    ...(origin ? [['Page', originText(origin)] as const] : []),
  ]
}

interface GivenValue {
  label: string
  type: QuoteField['type']
  value: string
}

function givenValues(quote: QuoteRequest): GivenValue[] {
  return quoteFields.flatMap(({ name, shortLabel, type }) => {
    const value = quote[name]
    return value === undefined ? [] : [{ label: shortLabel, type, value }]
  })
}

function row({ label, type, value }: GivenValue): Html {
  return html`<tr>
    <th align="left" valign="top">${label}</th>
    <td dir="auto">${markedUp[type](value)}</td>
  </tr>`
}

function remarkRow(label: string, value: string): Html {
  return html`<tr>
    <th align="left" valign="top">${label}</th>
    <td>${value}</td>
  </tr>`
}

const markedUp: Record<QuoteField['type'], (value: string) => Html> = {
  text: (value) => html`<strong>${value}</strong>`,
  email: (value) => (isSafeAddress(value) ? html`<a href="mailto:${value}">${value}</a>` : html`${value}`),
  tel(value) {
    const number = callableNumber(value)
    return html`<strong>${number === null ? value : html`<a href="tel:${number}">${value}</a>`}</strong>`
  },
  lines: (value) => html`${value.split('\n').map((line) => html`${line}<br />`)}`,
}

// Mail programs decode what looks like an encoded word even inside quotes, where the standard forbids it. Such
// a "name" could show as anything, so the address stands alone.
function displayName(name: string): string {
  return name.includes('=?') ? '' : name
}
