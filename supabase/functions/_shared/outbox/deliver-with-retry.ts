import { type AdminClient, callSql } from '../admin-client.ts'
import type { Environment } from '../environment.ts'
import { nameOfError } from '../error-message.ts'
import { logEvent } from '../log.ts'
import { type MailSettings, readMailSettings } from '../mail/mail-settings.ts'
import { type Delivery, sendMail } from '../mail/send-mail.ts'
import { type ClaimedNotification, claimNotification } from './claim.ts'
import { composeNotification } from './compose-email.ts'
import { deliverToWebhook, readWebhookSettings, type WebhookSettings } from './lead-webhook.ts'

interface DeliverySettings {
  mail: MailSettings
  webhook: WebhookSettings
  /** First wait after a failure; the longest is 120 times as long. */
  retryBaseSeconds: number
}

/** How notifications leave. What is missing or wrong is the reason of the attempt that needs it, never a crash. */
export function readDeliverySettings(environment: Environment): DeliverySettings {
  return {
    mail: readMailSettings(environment),
    webhook: readWebhookSettings(environment),
    retryBaseSeconds: readPositive(environment.QUOTE_RETRY_BASE_SECONDS) ?? 30,
  }
}

/** A number above zero, or undefined for everything else. */
export function readPositive(value: string | undefined): number | undefined {
  const number = Number(value)
  return Number.isFinite(number) && number > 0 ? number : undefined
}

const attemptTimeoutMs = 10_000
const maxErrorLength = 300

const failed = (error: unknown): Delivery => ({ delivered: false, reason: nameOfError(error) })

/**
 * Claims what is due longest, of one request if `requestId` names it, makes one attempt, records how it ended and logs
 * it. Every delivery goes through the same claim, so that no two workers send the same email. Null when nothing is due
 * or nothing could be claimed. Never throws.
 */
export async function deliverNext(
  client: AdminClient,
  settings: DeliverySettings,
  requestId?: string,
): Promise<Delivery | null> {
  const notification = await claimNotification(client, requestId)
  if (notification === null) return null
  const delivery = await attempt(settings, notification).catch(failed)
  const { notificationId, channel } = notification
  const facts = { notificationId, requestId: notification.requestId, channel }
  if (delivery.delivered) logEvent('info', 'notification-delivered', facts)
  else logEvent('warn', 'notification-not-delivered', { ...facts, reason: delivery.reason })

  const { data, error, status } = await callSql(client, 'record_notification_attempt', {
    notification_id: notificationId,
    claim: notification.claim,
    retry_base_seconds: settings.retryBaseSeconds,
    ...recordOf(delivery),
  })
  // The claim runs out and the attempt is made again, under the same key.
  const code = error?.code || `status ${status}`
  if (error !== null) logEvent('error', 'notification-attempt-not-recorded', { ...facts, code })
  if (data === 'dead') logDeadLetter(facts)
  return delivery
}

/** The owner has to act on this line: a lead will not arrive by itself any more. */
export function logDeadLetter(facts: { notificationId: string; requestId: string; channel: string }): void {
  logEvent('error', 'DEAD-LETTER', { ...facts, advice: `npm run quotes -- resend ${facts.requestId}` })
}

async function attempt(settings: DeliverySettings, notification: ClaimedNotification): Promise<Delivery> {
  const { mail, webhook } = settings
  if (notification.channel === 'webhook') return deliverToWebhook(webhook, notification, attemptTimeoutMs)
  const composed = composeNotification(notification, mail)
  const delivery = await sendMail(mail.transport, composed, attemptTimeoutMs)
  if (delivery.delivered || !delivery.refusedMessage || composed.replyTo === null) return delivery
  // What a visitor typed as an address may be all that the server has against the mail.
  return sendMail(mail.transport, composeNotification(notification, mail, false), attemptTimeoutMs)
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
