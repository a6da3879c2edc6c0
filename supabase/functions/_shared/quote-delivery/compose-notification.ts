import type { Mail } from '../mail/mail.ts'
import { callableNumber } from './callable-number.ts'
import type { ClaimedNotification } from './claim-notification.ts'
import { html, type Html } from './html.ts'
import { isSafeAddress } from './safe-address.ts'

const localTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
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

function plainText({ firstName, email, phone, receivedAt, requestId }: ClaimedNotification): string {
  const number = callableNumber(phone)
  return [
    'A visitor asked for a free quote.',
    '',
    `Name:  ${firstName}`,
    `Email: ${email}`,
    `Phone: ${phone}`,
    ...(number === null ? [] : [`Call:  tel:${number}`]),
    '',
    `Received: ${localTime.format(receivedAt)}`,
    `Request:  ${requestId}`,
    '',
  ].join('\n')
}

// Inline styles, and few: mail programs drop everything else.
function page({ firstName, email, phone, receivedAt, requestId }: ClaimedNotification): string {
  const number = callableNumber(phone)
  const call = number === null ? html`${phone}` : html`<a href="tel:${number}">${phone}</a>`
  const write = isSafeAddress(email) ? html`<a href="mailto:${email}">${email}</a>` : html`${email}`
  return html`<!doctype html>
    <html lang="en">
      <body style="font:16px/1.5 sans-serif;color:#12232e">
        <p>A visitor asked for a free quote.</p>
        <table cellpadding="4" style="border-collapse:collapse">
          ${row('Name', html`<strong>${firstName}</strong>`)} ${row('Phone', html`<strong>${call}</strong>`)}
          ${row('Email', write)}
        </table>
        <p style="color:#51626d;font-size:14px">
          Received ${localTime.format(receivedAt)}<br />Request ${requestId}
        </p>
      </body>
    </html> `.markup
}

function row(name: string, value: Html): Html {
  return html`<tr>
    <th align="left">${name}</th>
    <td dir="auto">${value}</td>
  </tr>`
}

// Mail programs decode what looks like an encoded word even inside quotes, where the standard forbids it. Such
// a "name" could show as anything, so the address stands alone.
function displayName(name: string): string {
  return name.includes('=?') ? '' : name
}
