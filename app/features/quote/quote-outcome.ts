const outcomes = ['sent', 'refused', 'failed'] as const

/**
 * How a submission ended.
 * - `sent`: stored; the owner will see it.
 * - `refused`: the backend answered, but without its success flag.
 * - `failed`: the backend could not be reached, or broke.
 */
export type QuoteOutcome = (typeof outcomes)[number]

/** What the server said. Anything else comes from somebody between, such as the page of a hotel's network. */
export function outcomeOf(answer: unknown): QuoteOutcome {
  return outcomes.find((outcome) => outcome === answer) ?? 'failed'
}
