import * as v from 'valibot'

import {
  idempotencyHeader,
  idempotencyKeySchema,
  type QuoteRequest,
  quoteRequestSchema,
  type Suspicion,
  suspicionHeader,
  suspicionSchema,
} from '../_shared/quote-contract.ts'
import { originFromHeaders, type QuoteOrigin } from '../_shared/quote-origin.ts'
import { describeIssue, readJsonBody } from '../_shared/read-json-body.ts'

const maxBodyBytes = 16 * 1024

export interface Submission {
  quote: QuoteRequest
  idempotencyKey: string | undefined
  /** What made the site doubt that a person sent this. */
  suspicion: Suspicion | undefined
  /** The page of the site it was made on. */
  origin: QuoteOrigin | undefined
}

export interface Refusal {
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

// Believed from anybody: whoever calls himself suspect harms only himself.
function readSuspicion(request: Request): Suspicion | undefined {
  const given = v.safeParse(suspicionSchema, request.headers.get(suspicionHeader))
  return given.success ? given.output : undefined
}

function refuse(status: Refusal['status'], error: string): SubmissionReading {
  return { ok: false, refusal: { status, error } }
}
