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
  { transport, to, from }: MailSettings,
  notification: ClaimedNotification,
  { isTest = false } = {},
): Promise<Delivery> {
  const composed = composeNotification(notification, { to, from }, { isTest })
  const delivery = await sendMail(transport, composed, timeoutMs)
  if (
    delivery.delivered ||
    !delivery.messageRejected ||
    composed.replyTo === null
  )
    return delivery
  // The server may have rejected the email only because of the visitor's
  // address in Reply-To.
  const withoutReply = composeNotification(
    notification,
    { to, from },
    { allowReply: false, isTest },
  )
  return await sendMail(transport, withoutReply, timeoutMs)
}
