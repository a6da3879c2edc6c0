/**
 * How a submission ended.
 * - `sent`: stored; the owner will see it.
 * - `refused`: the backend answered, but without its success flag.
 * - `failed`: the backend could not be reached, or broke.
 */
export type QuoteOutcome = 'sent' | 'refused' | 'failed'
