import { isHeaderAddress } from '#domain/mail-header-address.ts'

import type { MailSettings } from '../mail/mail-settings.ts'
import { type Delivery, type Mail, sendMail } from '../mail/send-mail.ts'
import type { ClaimedNotification } from './claim-notification.ts'
import { renderHtml } from './owner-email-html.ts'
import { renderText } from './owner-email-text.ts'
import { describeLead, subjectOf } from './owner-email-words.ts'

const timeoutMs = 10_000

export async function emailOwner(
  settings: MailSettings,
  notification: ClaimedNotification,
): Promise<Delivery> {
  const email = composeEmail(notification, settings)
  return await sendMail(settings.transport, email, timeoutMs)
}

/** A provider treats any other bytes as a different email. */
export function composeEmail(
  notification: ClaimedNotification,
  { to, from }: Pick<Mail, 'to' | 'from'>,
): Mail {
  const { quote, receivedAt, quoteRequestId } = notification
  const { firstName, email } = quote
  const lead = describeLead(notification)
  const content = { lead, siteName: from.name, quoteRequestId }
  const visitor = { name: displayName(firstName), address: email }
  return {
    key: notificationKey(notification),
    to,
    from,
    replyTo: isHeaderAddress(email) ? visitor : null,
    subject: subjectOf(notification),
    text: renderText(content),
    html: renderHtml(content),
    date: receivedAt,
  }
}

/** A resend that the owner requested gets a new key. */
export function notificationKey({
  notificationId,
  resends,
}: ClaimedNotification): string {
  const key = `quote-notification/${notificationId}`
  return resends === 0 ? key : `${key}/${resends}`
}

// Mail clients decode encoded words (=?...?=) even inside quotes, where the
// standard forbids it. Such a "name" could display as anything.
function displayName(name: string): string {
  return name.includes('=?') ? '' : name
}
