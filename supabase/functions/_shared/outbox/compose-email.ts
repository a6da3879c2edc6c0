import { callableNumber, isNoNumber, isSafeAddress } from '../contact.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Mail } from '../mail/send-mail.ts'
import { type QuoteField, quoteFields } from '../quote-fields.ts'
import { originText } from '../quote-origin.ts'
import type { QuoteRequest } from '../quote-validation.ts'
import { timeZone } from '../time-zone.ts'
import type { ClaimedNotification } from './claim.ts'

const localTime = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' })

// An owner who clicks Reply has to know beforehand that it goes back to this site.
const noReply = 'Replying won’t reach this visitor. Call, or check the address below and email it directly.'

/**
 * The email that tells the owner about a quote request; a reply to it goes to the visitor, unless mail servers could
 * refuse that address in a header or one has (`mayReply` is false). The same notification always gives the same
 * email, byte for byte: a provider takes anything else for another one.
 */
export function composeNotification(
  notification: ClaimedNotification,
  { to, from }: Pick<Mail, 'to' | 'from'>,
  mayReply = true,
): Mail {
  const { firstName, email, phone, receivedAt } = notification
  const isSafe = isSafeAddress(email)
  const opening = ['A visitor asked for a free quote.', ...(isSafe && mayReply ? [] : [noReply])]
  return {
    // Without the header it is another mail.
    key: `${notificationKey(notification)}${isSafe && !mayReply ? '/no-reply' : ''}`,
    to,
    from,
    replyTo: isSafe && mayReply ? { name: displayName(firstName), address: email } : null,
    subject: `Quote request from ${firstName}, ${phone}`,
    text: plainText(notification, opening),
    html: page(notification, opening),
    date: receivedAt,
  }
}

/** Names one mail for the provider. A mail the owner asked for again is another one. */
export function notificationKey({ notificationId, resends }: ClaimedNotification): string {
  return `quote-notification/${notificationId}${resends === 0 ? '' : `/${resends}`}`
}

function plainText(notification: ClaimedNotification, opening: string[]): string {
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
    ...opening,
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
function page(notification: ClaimedNotification, opening: string[]): string {
  const rows = [
    ...givenValues(notification).map(({ label, type, value }) => [label, markedUp[type](value)] as const),
    ...remarks(notification),
  ]
  return html`<!doctype html>
    <html lang="en">
      <body style="font:16px/1.5 sans-serif;color:#12232e">
        ${opening.map((sentence) => html`<p>${sentence}</p>`)}
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

/** What the owner should know besides what was typed. */
function remarks({ phone, origin, suspicion }: ClaimedNotification): [label: string, value: string][] {
  const notes = [
    ...(isNoNumber(phone) ? ['The phone number can’t be dialed, so reply by email.'] : []),
    ...(suspicion === 'too-fast' ? ['The form was sent in under two seconds: autofill or a bot.'] : []),
  ]
  return [
    ...notes.map((note): [string, string] => ['Note', note]),
    ...(origin ? [['Page', originText(origin)] satisfies [string, string]] : []),
  ]
}

function givenValues(quote: QuoteRequest) {
  return quoteFields.flatMap(({ name, shortLabel: label, type }) => {
    const value = quote[name]
    return value === undefined ? [] : [{ label, type, value }]
  })
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

/** Finished markup, as opposed to text that still has to be escaped. */
interface Html {
  readonly markup: string
}

/** Builds markup: every text that is filled in is escaped, markup made by this very function is not. */
function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) }
}

function markupOf(value: string | Html | Html[]): string {
  if (typeof value === 'string') return escapeHtml(value)
  return Array.isArray(value) ? value.map(({ markup }) => markup).join('') : value.markup
}
