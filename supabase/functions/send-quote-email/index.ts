import '../_shared/edge-runtime.ts'
import { createAdminClient } from '../_shared/admin-client.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { nameOfError } from '../_shared/error-sentence.ts'
import { answerJson, answerPreflight, type JsonAnswer } from '../_shared/json-answer.ts'
import { logEvent } from '../_shared/log.ts'
import type { QuoteRequest, QuoteResponse } from '../_shared/quote-contract.ts'
import { readDeliverySettings } from '../_shared/quote-delivery/delivery-settings.ts'
import { isSafeAddress } from '../_shared/quote-delivery/safe-address.ts'
import { rateLimitKey } from '../_shared/rate-limit-key.ts'
import { deliverAtOnce } from './deliver-at-once.ts'
import { readQuoteLimits } from './quote-limits.ts'
import { readSubmission, type Refusal } from './read-submission.ts'
import { storeSubmission, type Storing, type StoringConditions } from './store-submission.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const settings = readDeliverySettings(environment)
const limits = readQuoteLimits(environment)
const aDaySeconds = '86400'
const answer: JsonAnswer<QuoteResponse> = answerJson

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return answerPreflight()
  try {
    return await takeQuoteRequest(request)
  } catch (error) {
    logEvent('error', 'unexpected-error', { name: nameOfError(error) })
    return answer(500, { success: false, error: 'Something went wrong' })
  }
})

/**
 * Stored is success: the visitor hears so at once, and the owner's mail goes out afterwards. A repeated
 * submission answers like the first one and mails nobody again. What only a program does is stored but answered as
 * refused, and what is beyond the limits is not stored: both send the visitor to the telephone.
 */
async function takeQuoteRequest(request: Request): Promise<Response> {
  const reading = await readSubmission(request)
  if (!reading.ok) return answerRefusal(reading.refusal)

  const { submission } = reading
  const storing = await storeSubmission(client, submission, {
    rateLimitKey: rateLimitKey(request.headers, environment),
    limits,
    channels: channelsFor(submission.quote),
  })
  if (storing.outcome !== 'stored') return answerNotStored(storing)

  const { requestId, isNew } = storing
  logEvent('info', 'quote-request-stored', { requestId, isNew })
  if (isNew) EdgeRuntime.waitUntil(deliverAtOnce(client, settings, requestId))
  return answer(200, { success: true })
}

function answerNotStored(storing: Exclude<Storing, { outcome: 'stored' }>): Response {
  if (storing.outcome === 'failed') {
    logEvent('error', 'quote-request-not-stored', { code: storing.code })
    return answer(500, { success: false, error: 'The request could not be stored' })
  }
  if (storing.outcome === 'limited-by-address' || storing.outcome === 'limited-by-phone') {
    const by = storing.outcome === 'limited-by-address' ? 'address' : 'phone'
    logEvent('warn', 'quote-request-limited', { by })
    return answer(429, { success: false, error: 'Too many requests' }, { 'Retry-After': aDaySeconds })
  }
  if (storing.outcome === 'suspect') {
    logEvent('warn', 'quote-request-suspect', { requestId: storing.requestId, isNew: storing.isNew })
  } else {
    logEvent('warn', 'quote-request-refused-by-database', { code: storing.code })
  }
  return answer(422, { success: false, error: 'The request was not accepted' })
}

function channelsFor({ email }: QuoteRequest): StoringConditions['channels'] {
  return [
    ...(settings.webhook.kind === 'off' ? [] : (['webhook'] as const)),
    ...(settings.autoReply && isSafeAddress(email) ? (['auto-reply'] as const) : []),
  ]
}

function answerRefusal(refusal: Refusal): Response {
  const headers = refusal.status === 405 ? { Allow: 'POST, OPTIONS' } : undefined
  return answer(refusal.status, { success: false, error: refusal.error }, headers)
}
