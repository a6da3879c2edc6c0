import * as v from 'valibot'

import { type AdminClient, callSql } from '../_shared/admin-client.ts'
import type { Environment } from '../_shared/environment.ts'
import { describeIssue, readJsonBody } from '../_shared/http.ts'
import { toColumns } from '../_shared/quote-columns.ts'
import {
  idempotencyHeader,
  idempotencyKeySchema,
  type QuoteRequest,
  quoteRequestSchema,
  type Suspicion,
  suspicionHeader,
  suspicionSchema,
} from '../_shared/quote-contract.ts'
import { readPositive } from '../_shared/quote-delivery/deliver-notification.ts'
import { originFromHeaders, type QuoteOrigin } from '../_shared/quote-origin.ts'

const maxBodyBytes = 16 * 1024

interface Submission {
  quote: QuoteRequest
  idempotencyKey: string | undefined
  /** What made the site doubt that a person sent this. */
  suspicion: Suspicion | undefined
  /** The page of the site it was made on. */
  origin: QuoteOrigin | undefined
}

interface Refusal {
  status: 400 | 405 | 413 | 415 | 422
  /** Tells the caller what is wrong; never repeats what was sent. */
  error: string
}

type SubmissionReading = { ok: true; submission: Submission } | { ok: false; refusal: Refusal }

/** Takes a submission out of a request, or says why it is none. The cheap checks come first. */
export async function readSubmission(request: Request): Promise<SubmissionReading> {
  if (request.method !== 'POST') return refuse(405, 'Use POST')
  const idempotencyKey = request.headers.get(idempotencyHeader) ?? undefined
  if (idempotencyKey !== undefined && !v.is(idempotencyKeySchema, idempotencyKey)) {
    return refuse(400, `${idempotencyHeader} must be 1 to 200 visible ASCII characters`)
  }

  const body = await readJsonBody(request, maxBodyBytes)
  if (!body.ok) return refuse(body.status, body.error)
  const quote = v.safeParse(quoteRequestSchema, body.value)
  if (!quote.success) return refuse(422, describeIssue(quote.issues[0]))
  return {
    ok: true,
    submission: {
      quote: quote.output,
      idempotencyKey,
      suspicion: readSuspicion(request),
      origin: originFromHeaders(request.headers),
    },
  }
}

// Believed from any caller: one that calls itself suspect harms only itself.
function readSuspicion(request: Request): Suspicion | undefined {
  const given = v.safeParse(suspicionSchema, request.headers.get(suspicionHeader))
  return given.success ? given.output : undefined
}

function refuse(status: Refusal['status'], error: string): SubmissionReading {
  return { ok: false, refusal: { status, error } }
}

/** Requests a day. Generous: an office shares one address, and a lost lead costs more than a junk one. */
const defaultLimits = { perAddress: 20, perPhone: 6 }

export function readQuoteLimits(environment: Environment) {
  const { QUOTE_LIMIT_PER_ADDRESS: perAddress, QUOTE_LIMIT_PER_PHONE: perPhone } = environment
  return {
    perAddress: Math.ceil(readPositive(perAddress) ?? defaultLimits.perAddress),
    perPhone: Math.ceil(readPositive(perPhone) ?? defaultLimits.perPhone),
  }
}

const outcomeSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('stored'), requestId: v.string(), isNew: v.boolean() }),
  v.object({ outcome: v.literal('suspect'), requestId: v.string(), isNew: v.boolean() }),
  v.object({ outcome: v.literal('limited-by-address') }),
  v.object({ outcome: v.literal('limited-by-phone') }),
])

// The two ways the database refuses a value. The schema checks the same limits, so these mean the two disagree.
const refusedValueCodes = new Set(['22023', '23514'])

interface StoringConditions {
  /** Under which name the caller's requests are counted; null for not at all. */
  rateLimitKey: string | null
  limits: ReturnType<typeof readQuoteLimits>
  /** Ways to tell about the request besides the owner's mail. */
  channels: 'webhook'[]
}

export type Storing =
  | v.InferOutput<typeof outcomeSchema>
  | { outcome: 'refused'; code: string }
  | { outcome: 'failed'; code: string }

/** Stores a submission with its pending notifications, once however often it arrives and within the limits. */
export async function storeSubmission(
  client: AdminClient,
  submission: Submission,
  conditions: StoringConditions,
): Promise<Storing> {
  const { quote, idempotencyKey, suspicion, origin } = submission
  const { rateLimitKey, limits, channels } = conditions
  const { data, error, status } = await callSql(client, 'submit_quote_request', {
    ...toColumns(quote),
    address_limit: limits.perAddress,
    phone_limit: limits.perPhone,
    channels,
    ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
    ...(suspicion === undefined ? {} : { suspicion }),
    ...(origin === undefined ? {} : { origin_page: origin.page }),
    ...(origin?.subject === undefined ? {} : { origin_subject: origin.subject }),
    ...(rateLimitKey === null ? {} : { address_hash: rateLimitKey }),
  })
  if (error !== null) {
    // Only the code goes on: messages and details of the database may quote the row.
    const code = error.code || `status ${status}`
    return { outcome: refusedValueCodes.has(code) ? 'refused' : 'failed', code }
  }
  const [row] = data
  const storing = v.safeParse(
    outcomeSchema,
    row && { outcome: row.outcome, requestId: row.quote_request_id, isNew: row.is_new },
  )
  return storing.success ? storing.output : { outcome: 'failed', code: 'unexpected answer' }
}
