import { isSafeAddress } from '../domain/email-address.ts'
import { hasTooFewDigits, toDialableNumber } from '../domain/phone-number.ts'
import { type QuoteField, quoteFields } from '../domain/quote-fields.ts'
import { originText } from '../domain/quote-origin.ts'
import type { QuoteRequest } from '../domain/quote-schema.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Mail } from '../mail/send-mail.ts'
import { timeZone } from '../time-zone.ts'
import type { ClaimedNotification } from './claim-notification.ts'

const localTime = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' })

// Without Reply-To, a reply would go back to this site's own address, so the email warns the owner.
const noReply = 'Replying won’t reach this visitor. Call, or check the address below and email it directly.'

/**
 * Composes the email that notifies the owner of a quote request. Reply-To is the visitor, unless mail servers could
 * reject that address in a header or one already has (`mayReply` is false). The same notification always yields the
 * same bytes, because a provider treats anything else as a different email.
 */
export function composeNotification(
  notification: ClaimedNotification,
  { to, from }: Pick<Mail, 'to' | 'from'>,
  mayReply = true,
): Mail {
  const { firstName, email, phone, receivedAt } = notification
  const isSafe = isSafeAddress(email)
  const intro = ['A visitor requested a free quote.', ...(isSafe && mayReply ? [] : [noReply])]
  return {
    // Without Reply-To it is a different email, so it needs its own key.
    key: `${notificationKey(notification)}${isSafe && !mayReply ? '/no-reply' : ''}`,
    to,
    from,
    replyTo: isSafe && mayReply ? { name: displayName(firstName), address: email } : null,
    subject: `Quote request from ${firstName}, ${phone}`,
    text: renderText(notification, intro),
    html: renderHtml(notification, intro),
    date: receivedAt,
  }
}

/** Returns the idempotency key for the provider. A resend requested by the owner gets a new key. */
export function notificationKey({ notificationId, resends }: ClaimedNotification): string {
  return `quote-notification/${notificationId}${resends === 0 ? '' : `/${resends}`}`
}

function renderText(notification: ClaimedNotification, intro: string[]): string {
  const values = filledFields(notification)
  const number = toDialableNumber(notification.phone)
  const short = values.filter(({ type }) => type !== 'lines')
  const lines = [
    ...short.map(({ label, value }) => [label, value] as const),
    ...(number === null ? [] : [['Call', `tel:${number}`] as const]),
    ...listRemarks(notification),
  ]
  const width = Math.max(...lines.map(([label]) => label.length)) + 2
  return [
    ...intro,
    '',
    ...lines.map(([label, value]) => `${label}:`.padEnd(width) + value),
    '',
    `Received: ${localTime.format(notification.receivedAt)}`,
    `Request:  ${notification.requestId}`,
    // Last, so that a visitor's multi-line text cannot pass for ours.
    ...values.flatMap(({ type, label, value }) => (type === 'lines' ? ['', `${label}:`, value] : [])),
    '',
  ].join('\n')
}

// Only a few inline styles, because mail clients drop everything else.
function renderHtml(notification: ClaimedNotification, intro: string[]): string {
  const rows = [
    ...filledFields(notification).map(({ label, type, value }) => [label, renderValue[type](value)] as const),
    ...listRemarks(notification),
  ]
  return html`<!doctype html>
    <html lang="en">
      <body style="font:16px/1.5 sans-serif;color:#12232e">
        ${intro.map((sentence) => html`<p>${sentence}</p>`)}
        <table cellpadding="4" style="border-collapse:collapse">
          ${rows.map(
            ([label, value]) =>
              html`<tr>
                <th align="left" valign="top">${label}</th>
                <td dir="auto">${value}</td>
              </tr>`,
          )}
        </table>
        <p style="color:#51626d;font-size:14px">
          Received ${localTime.format(notification.receivedAt)}<br />Request ${notification.requestId}
        </p>
      </body>
    </html> `.markup
}

/** Lists what the owner should know beyond the form fields. */
function listRemarks({ phone, origin, suspicion }: ClaimedNotification): [label: string, value: string][] {
  const notes = [
    ...(hasTooFewDigits(phone) ? ['The phone number can’t be dialed, so reply by email.'] : []),
    ...(suspicion === 'too-fast' ? ['The form was sent in under two seconds: autofill or a bot.'] : []),
  ]
  return [
    ...notes.map((note): [string, string] => ['Note', note]),
    ...(origin ? [['Page', originText(origin)] satisfies [string, string]] : []),
  ]
}

function filledFields(quote: QuoteRequest) {
  return quoteFields.flatMap(({ name, shortLabel: label, type }) => {
    const value = quote[name]
    return value === undefined ? [] : [{ label, type, value }]
  })
}

const renderValue: Record<QuoteField['type'], (value: string) => Html> = {
  text: (value) => html`<strong>${value}</strong>`,
  email: (value) => (isSafeAddress(value) ? html`<a href="mailto:${value}">${value}</a>` : html`${value}`),
  tel(value) {
    const number = toDialableNumber(value)
    return html`<strong>${number === null ? value : html`<a href="tel:${number}">${value}</a>`}</strong>`
  },
  lines: (value) => html`${value.split('\n').map((line) => html`${line}<br />`)}`,
}

// Mail clients decode encoded words (=?...?=) even inside quotes, where the standard forbids it. Such a "name" could
// display as anything, so only the address is used.
function displayName(name: string): string {
  return name.includes('=?') ? '' : name
}

/** Escaped markup, as opposed to plain text. */
interface Html {
  readonly markup: string
}

/** Template tag that escapes interpolated text but not markup from this same tag. */
function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(toMarkup)) }
}

function toMarkup(value: string | Html | Html[]): string {
  if (typeof value === 'string') return escapeHtml(value)
  return Array.isArray(value) ? value.map(({ markup }) => markup).join('') : value.markup
}
