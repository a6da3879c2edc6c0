import * as v from 'valibot'

import { type QuoteOrigin, quoteOriginSchema } from './quote-origin.ts'
import type { QuoteOutcome } from './quote-outcome.ts'
import { type QuoteRequest, quoteRequestSchema } from './quote-schema.ts'

/*
 * What the site sends to `send-quote-email`, and what it gets back. Both sides
 * use these schemas, so they cannot disagree about a field.
 */

/**
 * Names one attempt to send a form. Only visible ASCII is allowed, so that a
 * key is safe in logs.
 */
export const idempotencyKeySchema = v.pipe(
  v.string('idempotencyKey must be a string'),
  v.regex(
    /^[\x21-\x7e]{1,200}$/,
    'idempotencyKey must be 1 to 200 visible ASCII characters',
  ),
)

/**
 * Why a submission looks automated: the honeypot was filled in, or the form was
 * sent faster than most people could.
 */
const suspicionSchema = v.picklist(['honeypot', 'too-fast'])

export type Suspicion = v.InferOutput<typeof suspicionSchema>

/** A quote request on its way, with what the site knows about it. */
export interface Submission {
  quote: QuoteRequest
  /** Page the request was made on. */
  origin: QuoteOrigin | undefined
  /**
   * Trusted from any caller, because one that flags itself only harms itself.
   */
  suspicion: Suspicion | undefined
  /**
   * Missing without JavaScript, because all visitors of a cached page would
   * share it.
   */
  idempotencyKey: string | undefined
}

/**
 * Reads a submission from the body of the call. As specified, the fields of
 * the quote are at the top, and they are enough. An invalid origin or
 * suspicion is dropped, because it must not cost a lead.
 */
export const submissionSchema = v.pipe(
  v.object({
    ...quoteRequestSchema.entries,
    origin: v.fallback(v.optional(quoteOriginSchema), undefined),
    suspicion: v.fallback(v.optional(suspicionSchema), undefined),
    idempotencyKey: v.optional(idempotencyKeySchema),
  }),
  v.transform(({ origin, suspicion, idempotencyKey, ...quote }): Submission => {
    return { quote, origin, suspicion, idempotencyKey }
  }),
)

/** Formats a submission as the body that `submissionSchema` reads. */
export function toBody({
  quote,
  ...circumstances
}: Submission): v.InferInput<typeof submissionSchema> {
  return { ...quote, ...circumstances }
}

/** The outcomes of a response without the success flag. */
const unsuccessfulOutcomes = [
  'suspect',
  'limited',
  'invalid',
  'failed',
] as const satisfies QuoteOutcome[]

/** `error` is safe to log and to show. */
export const submissionResponseSchema = v.variant('success', [
  v.object({ success: v.literal(true) }),
  v.object({
    success: v.literal(false),
    outcome: v.picklist(unsuccessfulOutcomes),
    error: v.string(),
  }),
])

export type SubmissionResponse = v.InferOutput<typeof submissionResponseSchema>
