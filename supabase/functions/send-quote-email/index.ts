import { errorName } from '#domain/error-message.ts'
import { type QuoteOutcome, quoteOutcomes } from '#domain/quote-outcome.ts'
import {
  type SubmissionResponse,
  submissionSchema,
} from '#domain/quote-submission.ts'

import type { Delivery } from '../_shared/mail/send-mail.ts'
import {
  deliverNext,
  readDeliverySettings,
} from '../_shared/outbox/deliver-notification.ts'
import { createAdminClient } from '../_shared/platform/admin-client.ts'
import { readEnvironment } from '../_shared/platform/function-environment.ts'
import {
  type JsonResponse,
  jsonResponse,
  readRequest,
} from '../_shared/platform/http.ts'
import { logEvent } from '../_shared/platform/log.ts'
import {
  createRequestToken,
  hashRequestToken,
} from '../_shared/platform/request-token.ts'
import { rateLimitKey } from '../_shared/platform/visitor-hash.ts'
import { quoteLimitsFor } from './quote-rate-limit.ts'
import { storeSubmission } from './store-submission.ts'

// Keeps the function alive after the response until `work` settles.
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void }

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const settings = readDeliverySettings(environment)
const channels: 'webhook'[] =
  environment.LEAD_WEBHOOK_URL === undefined ? [] : ['webhook']
const respond: JsonResponse<SubmissionResponse> = jsonResponse

const maxBodyBytes = 16 * 1024
const retryAfterSeconds = 86_400

const errors: Record<Exclude<QuoteOutcome, 'stored'>, string> = {
  suspect: 'The request was rejected',
  limited: 'Too many requests',
  invalid: 'The request was rejected',
  failed: 'Failed to store the request',
}

Deno.serve(async (request) => {
  try {
    return await handleSubmission(request)
  } catch (error) {
    return respondWith('failed', { name: errorName(error) })
  }
})

// Stored is success: the owner's email follows the response.
async function handleSubmission(request: Request): Promise<Response> {
  if (request.method !== 'POST')
    return respondInvalid(405, 'Use POST', { Allow: 'POST' })
  const submission = await readRequest(request, submissionSchema, maxBodyBytes)
  if (!submission.ok) return respondInvalid(submission.status, submission.error)
  const callerKey = rateLimitKey(request.headers, environment)
  const requestToken = createRequestToken()
  const { outcome, facts } = await storeSubmission(client, submission.value, {
    tokenHash: hashRequestToken(requestToken),
    rateLimitKey: callerKey,
    limits: quoteLimitsFor(callerKey, environment),
    channels,
  })
  const { quoteRequestId, isNew } = facts
  if (outcome === 'stored' && isNew && quoteRequestId !== undefined)
    EdgeRuntime.waitUntil(deliverNow(quoteRequestId))
  return respondWith(outcome, facts, requestToken)
}

function respondInvalid(
  status: number,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return respond(status, { success: false, outcome: 'invalid', error }, headers)
}

function respondWith(
  outcome: QuoteOutcome,
  facts: Parameters<typeof logEvent>[2],
  requestToken?: string,
): Response {
  const { status, logLevel } = quoteOutcomes[outcome]
  logEvent(logLevel, `quote-request-${outcome}`, facts)
  if (outcome === 'stored')
    return respond(status, { success: true, requestToken })
  const error = errors[outcome]
  const body = { success: false, outcome, error } as const
  if (outcome !== 'limited') return respond(status, body)
  return respond(status, body, { 'Retry-After': String(retryAfterSeconds) })
}

// A mail service would refuse most of fifty concurrent calls.
const maxConcurrent = 4
let running = 0

async function deliverNow(quoteRequestId: string): Promise<void> {
  if (running >= maxConcurrent) return
  running += 1
  try {
    let delivery: Delivery | null
    do {
      delivery = await deliverNext(client, settings, quoteRequestId)
    } while (delivery !== null)
  } finally {
    running -= 1
  }
}
