import type { QuoteFieldName } from '#functions/_shared/quote-fields.ts'
import type { QuoteNoticeKind } from '~/content/quote'

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

/** What a plain form post left to show when the page could not simply move on: see quote-post.server.ts. */
export interface PostedQuote {
  notice: Exclude<QuoteNoticeKind, 'sent'>
  values: Record<QuoteFieldName, string>
  errors: Partial<Record<QuoteFieldName, string>>
}
