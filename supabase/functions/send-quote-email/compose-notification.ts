import type { Mail } from '../_shared/mail/mail.ts'
import type { QuoteRequest } from '../_shared/quote-contract.ts'
import { callableNumber } from './callable-number.ts'

export interface NotificationFacts {
  notificationId: string
  requestId: string
  quote: QuoteRequest
  receivedAt: Date
}

const localTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'full',
  timeStyle: 'long',
})

// The schema accepts nearly anything with an @, so as not to lose a lead. Mail servers are stricter and
// refuse the whole message for one odd header, so only an address they all accept becomes the reply address.
const safeReplyAddress = /^[\w.+-]{1,64}@[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,}$/i

/** The mail that tells the owner about a quote request. An answer to it goes to the visitor. */
export function composeNotification(facts: NotificationFacts, to: string, from: Mail['from']): Mail {
  const { firstName, email, phone } = facts.quote
  const number = callableNumber(phone)
  const lines = [
    'A visitor asked for a free quote.',
    '',
    `Name:  ${firstName}`,
    `Email: ${email}`,
    `Phone: ${phone}`,
    ...(number === null ? [] : [`Call:  tel:${number}`]),
    '',
    `Received: ${localTime.format(facts.receivedAt)}`,
    `Request:  ${facts.requestId}`,
    '',
  ]
  return {
    key: `quote-notification/${facts.notificationId}`,
    to,
    from,
    replyTo: safeReplyAddress.test(email) ? { name: displayName(firstName), address: email } : null,
    subject: `Quote request from ${firstName}, ${phone}`,
    text: lines.join('\n'),
    date: facts.receivedAt,
  }
}

// Mail programs decode what looks like an encoded word even inside quotes, where the standard forbids it. Such
// a "name" could show as anything, so the address stands alone.
function displayName(name: string): string {
  return name.includes('=?') ? '' : name
}
