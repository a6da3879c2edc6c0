import { type AdminClient, callSql } from '../admin-client.ts'
import type { Delivery } from '../delivery.ts'
import { logEvent } from '../log.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import type { ClaimedNotification } from './claim-notification.ts'
import { composeAutoReply } from './compose-auto-reply.ts'
import { composeNotification } from './compose-notification.ts'
import type { DeliverySettings } from './delivery-settings.ts'
import { deliverToWebhook } from './lead-webhook.ts'

const attemptTimeoutMs = 10_000
const maxErrorLength = 300

/** Makes one attempt at a claimed notification, records how it ended and logs it. Never throws. */
export async function deliverNotification(
  client: AdminClient,
  settings: DeliverySettings,
  notification: ClaimedNotification,
): Promise<Delivery> {
  const delivery = await attempt(settings, notification)
  const { notificationId, requestId, channel } = notification
  const facts = { notificationId, requestId, channel }
  if (delivery.delivered) logEvent('info', 'notification-delivered', facts)
  else logEvent('warn', 'notification-not-delivered', { ...facts, reason: delivery.reason })

  const { data, error, status } = await callSql(client, 'record_notification_attempt', {
    notification_id: notificationId,
    claim: notification.claim,
    retry_base_seconds: settings.retryBaseSeconds,
    ...recordOf(delivery),
  })
  if (error !== null) {
    // The claim runs out and the attempt is made again, under the same key.
    logEvent('error', 'notification-attempt-not-recorded', {
      ...facts,
      code: error.code || `status ${status}`,
    })
  }
  if (data === 'dead') logDeadLetter(facts)
  return delivery
}

/** Somebody has to act on this line: a lead will not reach the owner by itself any more. */
export function logDeadLetter(facts: { notificationId: string; requestId: string; channel: string }): void {
  logEvent('error', 'DEAD-LETTER', { ...facts, advice: `npm run quotes -- resend ${facts.requestId}` })
}

function attempt(settings: DeliverySettings, notification: ClaimedNotification): Promise<Delivery> {
  const { mail, webhook } = settings
  if (notification.channel === 'webhook') return deliverToWebhook(webhook, notification, attemptTimeoutMs)
  const letter =
    notification.channel === 'auto-reply'
      ? composeAutoReply(notification, settings)
      : composeNotification(notification, mail.to, mail.from)
  return deliverMail(mail.transport, letter, attemptTimeoutMs)
}

function recordOf(delivery: Delivery) {
  if (delivery.delivered) return { delivered: true }
  const { reason, detail, permanent = false, retryAfterSeconds } = delivery
  const text = detail === undefined ? reason : `${reason}: ${detail}`
  return {
    delivered: false,
    permanent,
    ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
    // NUL and half a surrogate pair, which a provider's words may hold or the cut may make, cannot be stored.
    error: text.slice(0, maxErrorLength).replaceAll('\0', '').toWellFormed(),
  }
}
