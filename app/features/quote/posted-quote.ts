import type { QuoteNoticeKind } from '~/content/quote-texts'

export type QuoteField = 'firstName' | 'email' | 'phone'

/** What a plain form post left to show when the page could not simply move on: see quote-post.server.ts. */
export interface PostedQuote {
  notice: Exclude<QuoteNoticeKind, 'sent'>
  values: Record<QuoteField, string>
  errors: Partial<Record<QuoteField, string>>
}
