import { Webhook } from 'standardwebhooks'

import { callProvider } from '../call-provider.ts'
import type { Environment } from '../environment.ts'
import type { Delivery } from '../mail/send-mail.ts'
import { quoteFields } from '../quote-fields.ts'
import type { ClaimedNotification } from './claim.ts'
import { notificationKey } from './compose-email.ts'

export type WebhookSettings =
  | { kind: 'webhook'; url: URL; signer: Webhook }
  /** Not wanted, or set up wrong: what is in the outbox for it waits with this reason. */
  | { kind: 'none'; reason: string }

/** Where leads are posted to, or why nowhere. */
export function readWebhookSettings(environment: Environment): WebhookSettings {
  const { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET = '' } = environment
  if (LEAD_WEBHOOK_URL === undefined) return { kind: 'none', reason: 'LEAD_WEBHOOK_URL is not set' }
  const url = URL.parse(LEAD_WEBHOOK_URL)
  if (url === null || !['https:', 'http:'].includes(url.protocol))
    return { kind: 'none', reason: 'LEAD_WEBHOOK_URL is not a web address' }
  const signer = signerWith(LEAD_WEBHOOK_SECRET)
  if (signer !== null) return { kind: 'webhook', url, signer }
  return { kind: 'none', reason: 'LEAD_WEBHOOK_SECRET is not whsec_ and base64 of 24 bytes or more' }
}

function signerWith(secret: string): Webhook | null {
  if (!/^whsec_(?:[A-Za-z\d+/]{4}){8,}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(secret)) return null
  try {
    return new Webhook(secret)
  } catch {
    return null // Padding that fits no base64.
  }
}

/**
 * Posts a lead as JSON, signed as Standard Webhooks describes (standardwebhooks.com). `webhook-id` is the same
 * for every attempt, so that the receiver can tell a repeat. Any 2xx counts as delivered.
 */
export async function deliverToWebhook(
  settings: WebhookSettings,
  notification: ClaimedNotification,
  timeoutMs: number,
): Promise<Delivery> {
  if (settings.kind === 'none') return { delivered: false, reason: settings.reason, permanent: true }
  const body = JSON.stringify(leadEvent(notification))
  const id = notificationKey(notification).replaceAll('/', '_')
  const now = new Date()
  const called = await callProvider(settings.url, {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': settings.signer.sign(id, now, body),
    },
    body,
    timeoutMs,
  })
  if (called.ok) return { delivered: true }
  const { code, status, retryAfter } = called
  if (status === undefined) {
    const what = code === 'timeout' ? 'did not respond in time' : 'could not be reached'
    return { delivered: false, reason: `the webhook ${what}` }
  }
  return {
    delivered: false,
    reason: `the webhook responded with ${status}`,
    permanent: status >= 400 && status < 500 && !temporary.has(status),
    ...(retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter }),
  }
}

// These 4xx mean "not now"; every other one means "not like this".
const temporary = new Set([408, 409, 425, 429])

function leadEvent(notification: ClaimedNotification) {
  const typed = Object.fromEntries(quoteFields.map(({ name }) => [name, notification[name]]))
  return {
    type: 'quote_request.created',
    timestamp: notification.receivedAt.toISOString(),
    data: { id: notification.requestId, ...typed, origin: notification.origin },
  }
}
