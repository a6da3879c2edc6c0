import * as v from 'valibot'

import { type QuoteOrigin, quoteOriginSchema } from './quote-origin.ts'
import type { QuoteOutcome } from './quote-outcome.ts'
import { type Quote, quoteSchema } from './quote-schema.ts'
import { requestTokenSchema } from './request-token.ts'

/** Visible ASCII is safe in logs. */
export const idempotencyKeySchema = v.pipe(
  v.string('idempotencyKey must be a string'),
  v.regex(
    /^[\x21-\x7e]{1,200}$/,
    'idempotencyKey must be 1 to 200 visible ASCII characters',
  ),
)

export interface Submission {
  quote: Quote
  origin: QuoteOrigin | undefined
  /**
   * Trusted from any caller, because one that flags itself only harms itself.
   */
  suspicion: 'honeypot' | undefined
  /**
   * Missing without JavaScript, because all visitors of a cached page would
   * share it.
   */
  idempotencyKey: string | undefined
}

/**
 * An invalid origin or suspicion is dropped, because it must not cost a lead.
 */
export const submissionSchema = v.pipe(
  v.object({
    ...quoteSchema.entries,
    origin: v.fallback(v.optional(quoteOriginSchema), undefined),
    suspicion: v.fallback(v.optional(v.literal('honeypot')), undefined),
    idempotencyKey: v.optional(idempotencyKeySchema),
  }),
  v.transform(({ origin, suspicion, idempotencyKey, ...quote }): Submission => {
    return { quote, origin, suspicion, idempotencyKey }
  }),
)

export function toBody({
  quote,
  ...circumstances
}: Submission): v.InferInput<typeof submissionSchema> {
  return { ...quote, ...circumstances }
}

const unsuccessfulOutcomes = [
  'suspect',
  'limited',
  'invalid',
  'failed',
] as const satisfies QuoteOutcome[]

export const submissionResponseSchema = v.variant('success', [
  v.object({
    success: v.literal(true),
    /** Fresh with every response, also to a repeated submission. */
    requestToken: v.optional(requestTokenSchema),
  }),
  v.object({
    success: v.literal(false),
    outcome: v.picklist(unsuccessfulOutcomes),
    error: v.string(),
  }),
])

export type SubmissionResponse = v.InferOutput<typeof submissionResponseSchema>
