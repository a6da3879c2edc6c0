import { isSafeAddress } from '#domain/email-address.ts'
import { formatPhone } from '#domain/format-phone.ts'
import { openingHours } from '#domain/opening-hours.ts'
import { hasTooFewDigits, toDialableNumber } from '#domain/phone-number.ts'
import { type QuoteField, quoteFields } from '#domain/quote-fields.ts'
import { originText } from '#domain/quote-origin.ts'
import { exactDeadline, replyDeadline } from '#domain/reply-deadline.ts'
import { timeZone } from '#domain/time-zone.ts'

import type { ClaimedNotification } from './claim-notification.ts'

/** A way to reach the visitor, as a link that a phone opens with one tap. */
export interface ContactLink {
  href: string
  label: string
}

export interface LabeledText {
  label: string
  text: string
}

/**
 * What the owner reads about a lead, in the order of the email. HTML and plain
 * text show the same.
 */
export interface LeadSummary {
  /** What to do, and by when we promised it. */
  heading: string
  received: string
  /** What to know before calling, in full sentences. */
  notes: string[]
  call?: ContactLink
  /** A text message. */
  text?: ContactLink
  email?: ContactLink
  /** Fields of several lines. */
  messages: LabeledText[]
  details: LabeledText[]
}

interface SummaryOptions {
  /** Whether a reply to the notification reaches the visitor. */
  mayReply: boolean
  /** Whether this is a test of the settings. */
  isTest: boolean
}

/**
 * Summarizes a lead for the owner. The same lead always yields the same
 * summary.
 */
export function summarizeLead(
  notification: ClaimedNotification,
  options: SummaryOptions,
): LeadSummary {
  const { receivedAt, origin } = notification
  const links = contactLinks(notification)
  const filled = filledFields(notification)
  const looked =
    origin === undefined
      ? []
      : [{ label: 'Looked at', text: originText(origin) }]
  return {
    heading: `${findAction(links)} ${callName(notification.firstName)} ${deadlineText(receivedAt)}`,
    received: `Asked ${receivedFormat.format(receivedAt).replace(beforeMeridiem, '\u00a0')}.`,
    notes: listNotes(notification, { ...links, ...options }),
    ...links,
    messages: filled.filter(({ type }) => type === 'lines'),
    details: [...looked, ...filled.filter(({ type }) => type !== 'lines')],
  }
}

const receivedFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

// Some versions of ICU put a plain space before AM and PM, where a line must
// not break, and some a narrow one.
const beforeMeridiem = /\s(?=[AP]M$)/

/** Returns the exact deadline of what the visitor was promised in words. */
function deadlineText(receivedAt: Date): string {
  const deadline = replyDeadline(receivedAt.getTime(), openingHours)
  // On a narrow phone, the whole deadline moves to the second line.
  return exactDeadline(deadline).replaceAll(' ', '\u00a0')
}

// In the heading, a name must not be able to pass for our own sentence or turn
// into a link.
const plainName = /^(?:[\p{L}\p{M}\p{Nd} '’`&-]|\.(?!\S)){1,40}$/u

function callName(firstName: string): string {
  return plainName.test(firstName) ? firstName : 'this visitor'
}

type ContactLinks = Pick<LeadSummary, 'call' | 'text' | 'email'>

function contactLinks({ phone, email }: ClaimedNotification): ContactLinks {
  const links: ContactLinks = {}
  const number = toDialableNumber(phone)
  if (number !== null) {
    const [main = number, extension] = number.split(';ext=')
    links.call = { href: `tel:${number}`, label: formatNumber(main, extension) }
    // A text message cannot reach an extension.
    if (extension === undefined)
      links.text = { href: `sms:${number}`, label: 'Text' }
  }
  if (isSafeAddress(email))
    links.email = { href: mailtoUrl(email), label: 'Email' }
  return links
}

function formatNumber(number: string, extension: string | undefined): string {
  const shown = formatPhone(number)
  return extension === undefined ? shown : `${shown} ext. ${extension}`
}

/**
 * Returns a mailto: URL (RFC 6068), in which some characters that are common in
 * addresses have a meaning.
 */
function mailtoUrl(address: string): string {
  const at = address.lastIndexOf('@')
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`
}

function findAction({ call, email }: ContactLinks): string {
  if (call !== undefined) return 'Call'
  return email === undefined ? 'Reach' : 'Email'
}

/** Lists what the owner should know besides what the visitor typed. */
function listNotes(
  { phone, suspicion }: ClaimedNotification,
  { call, email, mayReply, isTest }: ContactLinks & SummaryOptions,
): string[] {
  const notes: string[] = []
  if (isTest)
    notes.push(
      'This is a test from npm run doctor. There is no visitor to call.',
    )
  if (call === undefined) {
    const reason = hasTooFewDigits(phone)
      ? 'it has too few digits'
      : 'it isn’t a valid number'
    notes.push(`The phone number below can’t be dialed: ${reason}.`)
  }
  // Without Reply-To, a reply goes back to this site's own address.
  if (!mayReply) {
    const advice =
      email === undefined
        ? 'Check the address below and email it directly.'
        : 'Use the link below.'
    notes.push(`Replying to this email won’t reach this visitor. ${advice}`)
  }
  if (suspicion === 'too-fast')
    notes.push(
      'The form was sent within a second and a half of opening the page: autofill or a bot.',
    )
  return notes
}

interface FilledField extends LabeledText {
  type: QuoteField['type']
}

function filledFields(notification: ClaimedNotification): FilledField[] {
  const filled: FilledField[] = []
  for (const { name, shortLabel, type } of quoteFields) {
    const text = notification[name]
    if (text !== undefined) filled.push({ label: shortLabel, type, text })
  }
  return filled
}
