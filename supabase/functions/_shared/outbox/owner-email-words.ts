import { formatPhone } from '#domain/format-phone.ts'
import { briefTimeInWords } from '#domain/local-time.ts'
import { isHeaderAddress } from '#domain/mail-header-address.ts'
import { readablePhone, toDialableNumber } from '#domain/phone-number.ts'
import { type QuoteField, quoteFields } from '#domain/quote-fields.ts'
import { type QuoteOrigin, originText } from '#domain/quote-origin.ts'
import type { Quote } from '#domain/quote-schema.ts'
import {
  briefDeadline,
  exactDeadline,
  replyDeadline,
} from '#domain/reply-deadline.ts'
import { firm } from '#generated/firm.ts'

import type { ClaimedNotification, QuoteUpdate } from './claim-notification.ts'
import type { EmailPhotos } from './update-photos.ts'

export interface ContactLink {
  href: string
  label: string
}

export interface LabeledText {
  label: string
  text: string
}

export interface LeadWords {
  heading: string
  received: string
  notes: string[]
  call?: ContactLink
  text?: ContactLink
  email?: ContactLink
  messages: LabeledText[]
  details: LabeledText[]
}

const subjectPrefixes: Record<string, string> = {
  // Programs put emails into one thread only by its subject.
  'email-update': 'Re: ',
  'email-alert': 'Undelivered: ',
  test: 'Test: ',
}
const channelNotes: Record<string, string> = {
  'email-alert':
    'Another notification of this request failed for a day. npm run quotes says why.',
  test: 'This is a test from npm run doctor. There is no visitor to call.',
}

/** Such as `Call Dana by Sun 6:15 PM · (212) 555-0123 · Gutters`. */
export function subjectOf({
  channel,
  quote,
  receivedAt,
  origin,
}: ClaimedNotification): string {
  const prefix = subjectPrefixes[channel] ?? ''
  const action = findAction(contactLinks(quote))
  const name = callName(quote.firstName)
  const deadline = briefDeadline(replyDeadline(receivedAt.getTime(), firm))
  const parts = [
    `${prefix}${action} ${name} ${deadline}`,
    readablePhone(quote.phone),
    origin?.subject,
  ]
  return parts.filter((part) => part !== undefined).join(' · ')
}

export function describeLead(
  { channel, quote: sent, receivedAt, origin, update }: ClaimedNotification,
  photos: EmailPhotos,
): LeadWords {
  const quote = { ...sent, phone: update?.correctedPhone ?? sent.phone }
  const links = contactLinks(quote)
  const action = findAction(links)
  const name = callName(quote.firstName)
  const filled = filledFields(quote)
  return {
    heading: update
      ? `${describeUpdate(update, photos)} ${name}`
      : `${action} ${name} ${deadlineText(receivedAt)}`,
    received: `Asked ${briefTimeInWords(receivedAt.getTime(), firm.timeZone)}.`,
    notes: listNotes(channel, links),
    ...links,
    messages: [
      ...filled.filter(({ type }) => type === 'lines'),
      ...laterMessages(update),
    ],
    details: [
      ...originDetails(origin),
      ...filled.filter(({ type }) => type !== 'lines'),
      ...(quote.phone === sent.phone
        ? []
        : [{ label: 'Was', text: readablePhone(sent.phone) }]),
    ],
  }
}

/** The heading, before the visitor's name. */
function describeUpdate(
  { isCanceled, correctedPhone, note }: QuoteUpdate,
  { attached, linked }: EmailPhotos,
): string {
  const count = attached.length + linked.length
  if (isCanceled) return 'Canceled by'
  if (count > 0) return count === 1 ? 'A photo from' : `${count} photos from`
  if (correctedPhone !== null) return 'Phone number corrected by'
  return note === null ? 'Photos taken back by' : 'More from'
}

function laterMessages(update: QuoteUpdate | undefined): LabeledText[] {
  const note = update?.note ?? null
  return note === null ? [] : [{ label: 'Added later', text: note }]
}

function originDetails(origin: QuoteOrigin | undefined): LabeledText[] {
  // Most requests come from the home page, which says nothing about them.
  if (origin === undefined || origin.page === '/') return []
  return [{ label: 'Looked at', text: originText(origin) }]
}

function deadlineText(receivedAt: Date): string {
  const deadline = replyDeadline(receivedAt.getTime(), firm)
  // On a narrow phone, the whole deadline moves to the second line.
  return exactDeadline(deadline).replaceAll(' ', '\u00a0')
}

// In the heading, a name must not be able to pass for our own sentence or turn
// into a link.
const plainName = /^(?:[\p{L}\p{M}\p{Nd} '’`&-]|\.(?!\S)){1,40}$/u

function callName(firstName: string): string {
  return plainName.test(firstName) ? firstName : 'this visitor'
}

type ContactLinks = Pick<LeadWords, 'call' | 'text' | 'email'>

function contactLinks({ phone, email }: Quote): ContactLinks {
  const links = phoneLinks(phone)
  if (isHeaderAddress(email))
    links.email = { href: mailtoUrl(email), label: 'Email' }
  return links
}

function phoneLinks(phone: string): ContactLinks {
  const number = toDialableNumber(phone)
  if (number === null) return {}
  const [main = number, extension] = number.split(';ext=')
  const href = `tel:${number}`
  const label = formatPhone(main)
  // A text message cannot reach an extension.
  if (extension !== undefined)
    return { call: { href, label: `${label} ext. ${extension}` } }
  const text = { href: `sms:${number}`, label: 'Text' }
  return { call: { href, label }, text }
}

// RFC 6068, in which some characters that are common in addresses have a
// meaning.
function mailtoUrl(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
}

function findAction({ call, email }: ContactLinks): string {
  if (call !== undefined) return 'Call'
  return email === undefined ? 'Reach' : 'Email'
}

function listNotes(channel: string, { call, email }: ContactLinks): string[] {
  const notes: string[] = []
  const channelNote = channelNotes[channel]
  if (channelNote !== undefined) notes.push(channelNote)
  if (call === undefined) notes.push(noCallNote)
  // Without Reply-To, a reply goes back to this site's own address.
  if (email === undefined) notes.push(noReplyNote)
  return notes
}

const noCallNote = 'The phone number below can’t be dialed.'
const noReplyNote =
  'Replying to this email won’t reach this visitor. Check the address below and email it directly.'

interface FilledField extends LabeledText {
  type: QuoteField['type']
}

function filledFields(quote: Quote): FilledField[] {
  const filled: FilledField[] = []
  for (const { name, shortLabel, type } of quoteFields) {
    const typed = quote[name]
    if (typed === undefined) continue
    const text = type === 'tel' ? readablePhone(typed) : typed
    filled.push({ label: shortLabel, type, text })
  }
  return filled
}
