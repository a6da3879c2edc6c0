import { quoteTexts } from '~/content/quote-texts'
import { classNames } from '~/ui/class-names'

import type { PostedQuote } from './posted-quote'
import { QuoteForm } from './quote-form'
import { quoteFormId } from './quote-form-id'

export interface QuoteSectionProps {
  title?: string
  introduction?: string
  posted?: PostedQuote | undefined
  sent?: boolean
  className?: string
}

/** The card with the quote form: what "Get a FREE Quote" leads to, wherever it stands. */
export function QuoteSection({ title, introduction, posted, sent, className }: QuoteSectionProps) {
  return (
    <section
      id={quoteFormId}
      tabIndex={-1}
      aria-labelledby={`${quoteFormId}-title`}
      className={classNames(quoteFormId, 'rounded-card bg-white p-6 text-ink shadow-float sm:p-8', className)}
    >
      <h2 id={`${quoteFormId}-title`} className="text-heading">
        {title ?? quoteTexts.title}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{introduction ?? quoteTexts.introduction}</p>
      <QuoteForm posted={posted} {...(sent ? { sent } : {})} />
    </section>
  )
}
