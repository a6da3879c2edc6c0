import type { MailSettings } from '../mail/mail-settings.ts'
import { type Delivery, sendMail } from '../mail/send-mail.ts'
import type { ClaimedNotification } from './claim-notification.ts'
import { composeNotification } from './compose-email.ts'

const timeoutMs = 10_000

/**
 * Emails a notification to the owner. Makes one attempt, and a second one if
 * only Reply-To may have been rejected.
 */
export async function emailNotification(
  settings: MailSettings,
  notification: ClaimedNotification,
  { isTest = false } = {},
): Promise<Delivery> {
  const { transport } = settings
  const mail = composeNotification(notification, settings, { isTest })
  const delivery = await sendMail(transport, mail, timeoutMs)
  const isRejected = !delivery.delivered && delivery.messageRejected
  if (!isRejected || mail.replyTo === null) return delivery
  // The server may have rejected the email only because of the visitor's
  // address in Reply-To.
  const options = { allowReply: false, isTest }
  const withoutReply = composeNotification(notification, settings, options)
  return await sendMail(transport, withoutReply, timeoutMs)
}
