import { type Environment, readPositive } from '#domain/environment.ts'
import { errorName } from '#domain/error-message.ts'

import { type MailSettings, readMailSettings } from '../mail/mail-settings.ts'
import type { Delivery } from '../mail/send-mail.ts'
import { type AdminClient, callSql } from '../platform/admin-client.ts'
import { logEvent } from '../platform/log.ts'
import {
  type ClaimedNotification,
  claimNotification,
} from './claim-notification.ts'
import { emailNotification } from './email-notification.ts'
import { failureText } from './failure-text.ts'
import {
  deliverToWebhook,
  readWebhookSettings,
  type WebhookSettings,
} from './lead-webhook.ts'

interface DeliverySettings {
  mail: MailSettings
  webhook: WebhookSettings
  /** Delay after the first failure. The maximum delay is 120 times as long. */
  retryBaseSeconds: number
}

/**
 * Reads the delivery settings. A missing or invalid one fails the attempts that
 * need it, not the function.
 */
export function readDeliverySettings(
  environment: Environment,
): DeliverySettings {
  return {
    mail: readMailSettings(environment),
    webhook: readWebhookSettings(environment),
    retryBaseSeconds: readPositive(environment.QUOTE_RETRY_BASE_SECONDS) ?? 30,
  }
}

const webhookTimeoutMs = 10_000
const maxErrorLength = 300

const toFailedDelivery = (error: unknown): Delivery => ({
  delivered: false,
  reason: errorName(error),
})

/**
 * Claims the notification that has been due longest, or only one of `requestId`
 * if given, makes one attempt, and logs and records the result. Every delivery
 * goes through this claim, so that no two workers send the same email. Returns
 * null when nothing is due or the claim fails. Never throws.
 */
export async function deliverNext(
  client: AdminClient,
  settings: DeliverySettings,
  requestId?: string,
): Promise<Delivery | null> {
  const notification = await claimNotification(client, requestId)
  if (notification === null) return null
  const delivery = await attempt(settings, notification).catch(toFailedDelivery)
  const { notificationId, channel } = notification
  const facts = { notificationId, requestId: notification.requestId, channel }
  if (delivery.delivered) logEvent('info', 'notification-delivered', facts)
  else
    logEvent('warn', 'notification-delivery-failed', {
      ...facts,
      reason: delivery.reason,
    })

  const { data, error, status } = await callSql(
    client,
    'record_notification_attempt',
    {
      notification_id: notificationId,
      claim: notification.claim,
      retry_base_seconds: settings.retryBaseSeconds,
      ...toAttemptRecord(delivery),
    },
  )
  // The lease will expire, and the attempt is repeated under the same key.
  const code = error?.code || `status ${status}`
  if (error !== null)
    logEvent('error', 'notification-recording-failed', { ...facts, code })
  if (data === 'dead') logDeadLetter(facts)
  return delivery
}

/**
 * Logs that a notification will not be retried. The owner has to act, or the
 * lead never arrives.
 */
export function logDeadLetter(facts: {
  notificationId: string
  requestId: string
  channel: string
}): void {
  logEvent('error', 'DEAD-LETTER', {
    ...facts,
    advice: `npm run quotes -- resend ${facts.requestId}`,
  })
}

async function attempt(
  settings: DeliverySettings,
  notification: ClaimedNotification,
): Promise<Delivery> {
  const { mail, webhook } = settings
  if (notification.channel === 'webhook')
    return deliverToWebhook(webhook, notification, webhookTimeoutMs)
  return await emailNotification(mail, notification)
}

function toAttemptRecord(delivery: Delivery) {
  if (delivery.delivered) return { delivered: true }
  const { permanent = false, retryAfterSeconds } = delivery
  return {
    delivered: false,
    permanent,
    ...(retryAfterSeconds === undefined
      ? {}
      : { retry_after_seconds: retryAfterSeconds }),
    // Postgres cannot store NUL or a lone surrogate. The provider's text may
    // contain them, or the slice may create one.
    error: failureText(delivery)
      .slice(0, maxErrorLength)
      .replaceAll('\0', '')
      .toWellFormed(),
  }
}
