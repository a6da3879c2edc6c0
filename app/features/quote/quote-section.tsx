import { quoteFormId } from '~/business/quote-form-id'
import { quoteTexts } from '~/content/quote-texts'
import { classNames } from '~/ui/class-names'

import { QuoteForm } from './quote-form'
import { type QuoteLayout, quoteLayouts } from './quote-layouts'
import { useQuoteAnswer } from './use-quote-answer'

interface QuoteSectionProps {
  title?: string
  introduction?: string
  layout?: QuoteLayout
  className?: string
}

/** The card with the quote form: what "Get a FREE Quote" leads to, wherever it stands. */
export function QuoteSection(props: QuoteSectionProps) {
  const { title, introduction, layout = 'card', className } = props
  const { posted, sent } = useQuoteAnswer()
  return (
    <section
      id={quoteFormId}
      tabIndex={-1}
      aria-labelledby={`${quoteFormId}-title`}
      className={classNames(
        quoteFormId,
        'rounded-card bg-white p-6 text-ink floating sm:p-8',
        quoteLayouts[layout].section,
        className,
      )}
    >
      <div className={quoteLayouts[layout].words}>
        <h2 id={`${quoteFormId}-title`} className="text-heading">
          {title ?? quoteTexts.title}
        </h2>
        <p className="mt-2 text-balance text-ink-soft">{introduction ?? quoteTexts.introduction}</p>
      </div>
      <QuoteForm posted={posted} sent={sent} layout={layout} />
    </section>
  )
}
