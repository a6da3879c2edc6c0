import type { QuoteFieldName } from '#functions/_shared/quote-fields.ts'
import type { QuoteNoticeKind } from '~/content/quote-texts'

/** What a plain form post left to show when the page could not simply move on: see quote-post.server.ts. */
export interface PostedQuote {
  notice: Exclude<QuoteNoticeKind, 'sent'>
  values: Record<QuoteFieldName, string>
  errors: Partial<Record<QuoteFieldName, string>>
}
