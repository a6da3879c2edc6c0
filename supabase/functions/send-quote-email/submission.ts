import * as v from 'valibot'

import { type AdminClient, callSql } from '../_shared/admin-client.ts'
import type { Environment } from '../_shared/environment.ts'
import { readRequest } from '../_shared/http.ts'
import { readPositive } from '../_shared/outbox/deliver-with-retry.ts'
import { originFromHeaders, type QuoteOrigin } from '../_shared/quote-origin.ts'
import {
  idempotencyHeader,
  idempotencyKeySchema,
  type QuoteRequest,
  quoteRequestSchema,
  type Suspicion,
  suspicionHeader,
  suspicionSchema,
  toColumns,
} from '../_shared/quote-validation.ts'

const maxBodyBytes = 16 * 1024

interface Submission {
  quote: QuoteRequest
  idempotencyKey: string | undefined
  /** Reason why the site suspects a bot. */
  suspicion: Suspicion | undefined
  /** Page of the site the request was made on. */
  origin: QuoteOrigin | undefined
}

type SubmissionResult =
  | { ok: true; submission: Submission }
  /** `error` tells the caller what is wrong and never echoes the input. */
  | { ok: false; status: number; error: string }

/** Parses a submission, or returns why the request is invalid. The cheap checks run first. */
export async function readSubmission(request: Request): Promise<SubmissionResult> {
  if (request.method !== 'POST') return { ok: false, status: 405, error: 'Use POST' }
  const { headers } = request
  const idempotencyKey = headers.get(idempotencyHeader) ?? undefined
  if (idempotencyKey !== undefined && !v.is(idempotencyKeySchema, idempotencyKey))
    return { ok: false, status: 400, error: `${idempotencyHeader} must be 1 to 200 visible ASCII characters` }
  const quote = await readRequest(request, quoteRequestSchema, maxBodyBytes)
  if (!quote.ok) return quote
  // Trusted from any caller, because one that flags itself only harms itself.
  const suspicion = v.safeParse(suspicionSchema, headers.get(suspicionHeader))
  const submission = {
    quote: quote.value,
    idempotencyKey,
    suspicion: suspicion.success ? suspicion.output : undefined,
    origin: originFromHeaders(headers),
  }
  return { ok: true, submission }
}

/** Requests per day. Generous, because an office shares one address and a lost lead costs more than a junk one. */
const defaultLimits = { perAddress: 20, perPhone: 6 }

/** Reads the limits. A setting that is not a positive number counts as unset. */
export function readQuoteLimits(environment: Environment) {
  const { QUOTE_LIMIT_PER_ADDRESS: perAddress, QUOTE_LIMIT_PER_PHONE: perPhone } = environment
  return {
    perAddress: Math.ceil(readPositive(perAddress) ?? defaultLimits.perAddress),
    perPhone: Math.ceil(readPositive(perPhone) ?? defaultLimits.perPhone),
  }
}

const rowSchema = v.object({
  outcome: v.picklist(['stored', 'suspect', 'limited-by-address', 'limited-by-phone']),
  quote_request_id: v.nullable(v.string()),
  is_new: v.boolean(),
})

// SQLSTATEs for rejected values. The schema checks the same limits, so these mean that the two disagree.
const rejectedValueCodes = new Set(['22023', '23514'])

interface StoreOptions {
  /** Key that the caller's requests are counted under. Null disables the limit per address. */
  rateLimitKey: string | null
  limits: ReturnType<typeof readQuoteLimits>
  /** Notification channels in addition to the owner's email. */
  channels: 'webhook'[]
}

type StoreResult =
  | { outcome: v.InferOutput<typeof rowSchema>['outcome']; requestId: string; isNew: boolean }
  /** `code` is safe to log. */
  | { outcome: 'refused' | 'failed'; code: string }

/** Stores a submission and its pending notifications, deduplicated and within the limits. */
export async function storeSubmission(
  client: AdminClient,
  { quote, idempotencyKey, suspicion, origin }: Submission,
  { rateLimitKey, limits, channels }: StoreOptions,
): Promise<StoreResult> {
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
    // Return only the code, because the database's messages and details may quote the row.
    const code = error.code || `status ${status}`
    return { outcome: rejectedValueCodes.has(code) ? 'refused' : 'failed', code }
  }
  const row = v.safeParse(rowSchema, data[0])
  if (!row.success) return { outcome: 'failed', code: 'unexpected response' }
  const { outcome, quote_request_id: requestId, is_new: isNew } = row.output
  return { outcome, requestId: requestId ?? '', isNew }
}
