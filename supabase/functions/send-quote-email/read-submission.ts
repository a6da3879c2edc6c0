import * as v from 'valibot'

import { originFromHeaders, type QuoteOrigin } from '../_shared/domain/quote-origin.ts'
import {
  idempotencyHeader,
  idempotencyKeySchema,
  type QuoteRequest,
  quoteRequestSchema,
  type Suspicion,
  suspicionHeader,
  suspicionSchema,
} from '../_shared/domain/quote-schema.ts'
import { readRequest } from '../_shared/http.ts'

const maxBodyBytes = 16 * 1024

export interface Submission {
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
