import { errorName } from '#domain/error-message.ts'

import { type MailSettings, readMailSettings } from '../mail/mail-settings.ts'
import type { Delivery } from '../mail/send-mail.ts'
import { type AdminClient, callSql } from '../platform/admin-client.ts'
import type { Environment } from '../platform/function-environment.ts'
import { logEvent } from '../platform/log.ts'
import {
  type ClaimedNotification,
  claimNotification,
} from './claim-notification.ts'
import { failureText } from './failure-text.ts'
import {
  deliverToWebhook,
  readWebhookSettings,
  type WebhookSettings,
} from './lead-webhook.ts'
import { emailOwner } from './owner-email.ts'
import { readEmailPhotos, readLinkedPhotos } from './update-photos.ts'

interface DeliverySettings {
  mail: MailSettings
  webhook: WebhookSettings
  siteUrl: string | undefined
}

export function readDeliverySettings(
  environment: Environment,
): DeliverySettings {
  return {
    mail: readMailSettings(environment),
    webhook: readWebhookSettings(environment),
    siteUrl: environment.SITE_URL,
  }
}

const maxErrorLength = 300

/**
 * Every delivery goes through the claim, so that no two workers send the same
 * email. Null when nothing is due or the claim fails. Never throws.
 */
export async function deliverNext(
  client: AdminClient,
  settings: DeliverySettings,
  quoteRequestId?: string,
): Promise<Delivery | null> {
  const notification = await claimNotification(client, quoteRequestId)
  if (notification === null) return null
  const delivery = await attemptSafely(client, settings, notification)
  logDelivery(notification, delivery)
  await recordAttempt(client, notification, delivery)
  return delivery
}

async function attemptSafely(
  client: AdminClient,
  settings: DeliverySettings,
  notification: ClaimedNotification,
): Promise<Delivery> {
  try {
    return await attempt(client, settings, notification)
  } catch (error) {
    return { delivered: false, reason: errorName(error) }
  }
}

async function attempt(
  client: AdminClient,
  { mail, webhook, siteUrl }: DeliverySettings,
  notification: ClaimedNotification,
): Promise<Delivery> {
  const { channel, quoteRequestId, update } = notification
  const source = { client, siteUrl }
  const batch = update && { quoteRequestId, batch: update.batch }
  if (channel.startsWith('webhook')) {
    const photos = batch && (await readLinkedPhotos(source, batch))
    return await deliverToWebhook(webhook, notification, photos)
  }
  const photos = batch && (await readEmailPhotos(source, batch))
  return await emailOwner(mail, notification, photos)
}

function factsOf({
  notificationId,
  quoteRequestId,
  channel,
}: ClaimedNotification) {
  return { notificationId, quoteRequestId, channel }
}

function logDelivery(
  notification: ClaimedNotification,
  delivery: Delivery,
): void {
  const facts = factsOf(notification)
  if (delivery.delivered)
    return logEvent('info', 'notification-delivered', facts)
  const { reason } = delivery
  logEvent('warn', 'notification-delivery-failed', { ...facts, reason })
}

async function recordAttempt(
  client: AdminClient,
  notification: ClaimedNotification,
  delivery: Delivery,
): Promise<void> {
  const facts = factsOf(notification)
  const { data, error, status } = await callSql(
    client,
    'record_notification_attempt',
    {
      notification_id: notification.notificationId,
      claim: notification.claim,
      ...toAttemptRecord(delivery),
    },
  )
  if (error !== null) {
    // The lease will expire, and the attempt is repeated under the same key.
    const code = error.code || `status ${status}`
    logEvent('error', 'notification-recording-failed', { ...facts, code })
  }
  if (data === 'dead') {
    const advice = `npm run quotes -- resend ${facts.quoteRequestId}`
    logEvent('error', 'DEAD-LETTER', { ...facts, advice })
  }
}

function toAttemptRecord(delivery: Delivery) {
  if (delivery.delivered) return { delivered: true }
  const { permanent = false, retryAfterSeconds } = delivery
  return {
    delivered: false,
    permanent,
    error: storable(failureText(delivery)),
    ...(retryAfterSeconds !== undefined && {
      retry_after_seconds: retryAfterSeconds,
    }),
  }
}

// Postgres rejects NUL and lone surrogates, which the server's text may
// contain, or the slice may create.
function storable(text: string): string {
  const short = text.slice(0, maxErrorLength)
  return short.replaceAll('\0', '').toWellFormed()
}
