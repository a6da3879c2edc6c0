import { createAdminClient } from '../_shared/admin-client.ts'
import type { QuoteResponse } from '../_shared/domain/quote-schema.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { errorName } from '../_shared/error-message.ts'
import { type JsonResponse, jsonResponse, preflightResponse } from '../_shared/http.ts'
import { logEvent } from '../_shared/log.ts'
import { deliverNext, readDeliverySettings } from '../_shared/outbox/deliver-with-retry.ts'
import { rateLimitKey } from '../_shared/visitor-hash.ts'
import { readQuoteLimits } from './quote-rate-limit.ts'
import { readSubmission } from './read-submission.ts'
import { storeSubmission } from './store-submission.ts'

// Global of the edge runtime. Keeps the function alive after the response until `work` settles.
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void }

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const settings = readDeliverySettings(environment)
const limits = readQuoteLimits(environment)
const respond: JsonResponse<QuoteResponse> = jsonResponse

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return preflightResponse()
  try {
    return await handleQuoteRequest(request)
  } catch (error) {
    logEvent('error', 'unexpected-error', { name: errorName(error) })
    return respond(500, { success: false, error: 'Something went wrong' })
  }
})

const daySeconds = '86400'
const notAccepted = { status: 422, error: 'The request was rejected' }
const tooMany = { status: 429, error: 'Too many requests' }
const errorResponses = {
  suspect: notAccepted,
  rejected: notAccepted,
  'limited-by-address': tooMany,
  'limited-by-phone': tooMany,
  failed: { status: 500, error: 'Failed to store the request' },
}

/**
 * Stores a request. Success means stored: the response goes out at once, and the owner's email follows. A repeated
 * submission gets the same response and no second email. A suspect submission is stored but gets an error response, and
 * one over a limit is not stored. Both errors refer the visitor to the phone.
 */
async function handleQuoteRequest(request: Request): Promise<Response> {
  const reading = await readSubmission(request)
  if (!reading.ok) {
    const { status, error } = reading
    return respond(status, { success: false, error }, status === 405 ? { Allow: 'POST, OPTIONS' } : {})
  }
  const result = await storeSubmission(client, reading.submission, {
    rateLimitKey: rateLimitKey(request.headers, environment),
    limits,
    channels: environment.LEAD_WEBHOOK_URL === undefined ? [] : ['webhook'],
  })
  const { outcome, ...facts } = result
  const level = outcome === 'stored' ? 'info' : outcome === 'failed' ? 'error' : 'warn'
  logEvent(level, `quote-request-${outcome}`, facts)
  if (result.outcome === 'stored') {
    if (result.isNew) EdgeRuntime.waitUntil(deliverNow(result.requestId))
    return respond(200, { success: true })
  }
  const { status, error } = errorResponses[result.outcome]
  return respond(status, { success: false, error }, status === 429 ? { 'Retry-After': daySeconds } : {})
}

// In a rush the rest waits for deliver-quote-emails, because a provider would reject most of fifty concurrent calls.
const maxConcurrent = 4
let running = 0

/** Tries to deliver a request's notifications right after it is stored. If that fails, the outbox keeps them due. */
async function deliverNow(requestId: string): Promise<void> {
  if (running >= maxConcurrent) return
  running += 1
  try {
    while ((await deliverNext(client, settings, requestId)) !== null);
  } finally {
    running -= 1
  }
}
