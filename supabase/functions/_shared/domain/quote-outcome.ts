/**
 * What became of a quote request. The one vocabulary from SQL to the visitor's
 * toast:
 * - `stored`: the owner has it, now or from an earlier copy of it.
 * - `suspect`: stored, but held until the owner releases it.
 * - `limited`: not stored, because the visitor sent too many.
 * - `invalid`: not stored, because two of our parts disagree about the schema.
 * - `failed`: not stored, as far as we know.
 *
 * `status` is that of the function's response and of a page after a plain
 * form post. A decision of ours is no error in the log.
 */
export const quoteOutcomes = {
  stored: { status: 200, logLevel: 'info' },
  suspect: { status: 422, logLevel: 'warn' },
  limited: { status: 429, logLevel: 'warn' },
  invalid: { status: 422, logLevel: 'error' },
  failed: { status: 503, logLevel: 'error' },
} as const

export type QuoteOutcome = keyof typeof quoteOutcomes
