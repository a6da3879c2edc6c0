import { isSafeAddress } from '#domain/email-address.ts'

import type { Mail } from '../mail/send-mail.ts'
import type { ClaimedNotification } from './claim-notification.ts'
import { summarizeLead } from './lead-summary.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

export interface ComposeOptions {
  /** False once a server has rejected the visitor's address in Reply-To. */
  allowReply?: boolean
  /** Marks the email as a test of the settings. */
  isTest?: boolean
}

/**
 * Composes the email that notifies the owner of a quote request. Reply-To is
 * the visitor, unless mail servers could reject that address in a header or one
 * already has. The same notification and settings always yield the same bytes,
 * because a provider treats anything else as a different email.
 */
export function composeNotification(
  notification: ClaimedNotification,
  { to, from }: Pick<Mail, 'to' | 'from'>,
  { allowReply = true, isTest = false }: ComposeOptions = {},
): Mail {
  const { firstName, email, phone, receivedAt, quoteRequestId } = notification
  const isSafe = isSafeAddress(email)
  const mayReply = isSafe && allowReply
  const summary = summarizeLead(notification, { mayReply, isTest })
  const content = { summary, siteName: from.name, quoteRequestId }
  const subject = `Quote request from ${firstName}, ${phone}`
  const visitor = { name: displayName(firstName), address: email }
  const key = notificationKey(notification)
  return {
    // Without Reply-To it is a different email, so it needs its own key.
    key: isSafe && !allowReply ? `${key}/no-reply` : key,
    to,
    from,
    replyTo: mayReply ? visitor : null,
    subject: isTest ? `Test: ${subject}` : subject,
    text: renderText(content),
    html: renderHtml(content),
    date: receivedAt,
  }
}

/**
 * Returns the idempotency key for the provider. A resend requested by the owner
 * gets a new key.
 */
export function notificationKey({
  notificationId,
  resends,
}: ClaimedNotification): string {
  const key = `quote-notification/${notificationId}`
  return resends === 0 ? key : `${key}/${resends}`
}

// Mail clients decode encoded words (=?...?=) even inside quotes, where the
// standard forbids it. Such a "name" could display as anything, so only the
// address is used.
function displayName(name: string): string {
  return name.includes('=?') ? '' : name
}
