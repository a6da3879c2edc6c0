import ipaddr from 'ipaddr.js'
import { Webhook } from 'standardwebhooks'

import { quoteFields } from '#domain/quote-fields.ts'

import type { Delivery } from '../mail/send-mail.ts'
import {
  callExternalApi,
  type ExternalApiFailure,
} from '../platform/call-external-api.ts'
import type { Environment } from '../platform/function-environment.ts'
import { isPrivateAddress } from '../platform/private-address.ts'
import type { ClaimedNotification, QuoteUpdate } from './claim-notification.ts'
import { notificationKey } from './owner-email.ts'
import type { LinkedPhoto } from './update-photos.ts'

export type WebhookSettings =
  | { kind: 'webhook'; url: URL; signer: Webhook }
  | { kind: 'none'; reason: string }

export function readWebhookSettings(environment: Environment): WebhookSettings {
  const { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET = '' } = environment
  if (LEAD_WEBHOOK_URL === undefined) return none('LEAD_WEBHOOK_URL is not set')
  const url = URL.parse(LEAD_WEBHOOK_URL)
  if (url === null || !['https:', 'http:'].includes(url.protocol))
    return none('LEAD_WEBHOOK_URL is not an http:// or https:// URL')
  if (/[\s,;]\s*https?:/.test(LEAD_WEBHOOK_URL) || url.port === '0')
    return none('LEAD_WEBHOOK_URL is not one address with a valid port')
  if (url.protocol === 'http:' && !isPrivateHost(url.hostname))
    return none(
      'LEAD_WEBHOOK_URL must begin with https:// because leads are personal data; http:// is only for your own network',
    )
  const signer = createSigner(LEAD_WEBHOOK_SECRET)
  if (signer !== null) return { kind: 'webhook', url, signer }
  return none(
    'LEAD_WEBHOOK_SECRET must be whsec_ followed by at least 24 bytes in base64, as from echo "whsec_$(openssl rand -base64 32)"',
  )
}

function none(reason: string): WebhookSettings {
  return { kind: 'none', reason }
}

export function findWebhookProblems(environment: Environment): string[] {
  const { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET } = environment
  if (LEAD_WEBHOOK_URL === undefined && LEAD_WEBHOOK_SECRET === undefined)
    return []
  const settings = readWebhookSettings(environment)
  if (settings.kind === 'webhook') return []
  return [`Leads cannot be posted to the webhook: ${settings.reason}.`]
}

const privateDomain = /\.(?:localhost|local|internal|home\.arpa)$/

function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace('[', '').replace(']', '')
  if (ipaddr.isValid(address)) return isPrivateAddress(ipaddr.process(address))
  // A name without a dot is one of Docker or of the own network.
  return !address.includes('.') || privateDomain.test(address)
}

const timeoutMs = 10_000

const secretPrefix = 'whsec_'
// 24 bytes in base64.
const minSecretLength = secretPrefix.length + 32

function createSigner(secret: string): Webhook | null {
  if (!secret.startsWith(secretPrefix)) return null
  if (secret.length < minSecretLength) return null
  try {
    return new Webhook(secret)
  } catch {
    return null // Not base64.
  }
}

/**
 * Standard Webhooks (standardwebhooks.com): `webhook-id` is identical on every
 * attempt, so that the receiver can detect duplicates.
 */
export async function deliverToWebhook(
  settings: WebhookSettings,
  notification: ClaimedNotification,
  photos: LinkedPhoto[] = [],
): Promise<Delivery> {
  if (settings.kind === 'none')
    return { delivered: false, reason: settings.reason, permanent: true }
  const body = JSON.stringify(leadEvent(notification, photos))
  const id = notificationKey(notification).replaceAll('/', '_')
  const headers = signatureHeaders(settings.signer, id, body)
  const call = { headers, body, timeoutMs }
  const result = await callExternalApi(settings.url, call)
  return result.ok ? { delivered: true } : toFailedDelivery(result)
}

function signatureHeaders(
  signer: Webhook,
  id: string,
  body: string,
): Record<string, string> {
  const now = new Date()
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signer.sign(id, now, body),
  }
}

function toFailedDelivery({
  code,
  status,
  retryAfterSeconds,
}: ExternalApiFailure): Delivery {
  if (status === undefined) {
    const problem = code === 'timeout' ? 'timed out' : 'is unreachable'
    return { delivered: false, reason: `the webhook ${problem}` }
  }
  const failure = {
    delivered: false,
    reason: `the webhook responded with status ${status}`,
    permanent: isPermanent(status),
  } as const
  if (retryAfterSeconds === undefined) return failure
  return { ...failure, retryAfterSeconds }
}

// 4xx statuses worth retrying soon. All other 4xx are permanent.
const retryableStatuses = new Set([408, 409, 425, 429])

function isPermanent(status: number): boolean {
  const isClientError = status >= 400 && status < 500
  return isClientError && !retryableStatuses.has(status)
}

function leadEvent(
  {
    channel,
    quoteRequestId,
    receivedAt,
    quote,
    origin,
    update,
  }: ClaimedNotification,
  photos: LinkedPhoto[],
) {
  const typed = Object.fromEntries(
    quoteFields.map(({ name }) => [name, quote[name]]),
  )
  const data = { id: quoteRequestId, ...typed, origin }
  if (update !== undefined)
    return {
      type: 'quote_request.updated',
      timestamp: update.startedAt.toISOString(),
      data: { ...data, ...updateData(update, quote.phone, photos) },
    }
  const isAlert = channel === 'webhook-alert'
  return {
    type: isAlert ? 'quote_request.undelivered' : 'quote_request.created',
    timestamp: receivedAt.toISOString(),
    data,
  }
}

function updateData(
  { correctedPhone, note, isCanceled }: QuoteUpdate,
  phone: string,
  photos: LinkedPhoto[],
) {
  return {
    phone: correctedPhone ?? phone,
    note,
    isCanceled,
    photos: photos.map(({ photo, type, url }) => {
      return { id: photo.id, type, bytes: photo.bytes, url }
    }),
  }
}
