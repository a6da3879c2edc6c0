import { useLoaderData } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense } from 'react'

import { quoteFormId } from '~/components/layout/quote-link'
import { quoteTexts } from '~/content/quote-form-text'

import { QuoteForm } from './quote-form'

interface QuoteSectionProps {
  title?: string | undefined
  introduction?: string | undefined
  className?: string
}

export function QuoteSection({
  title = quoteTexts.title,
  introduction = quoteTexts.introduction,
  className,
}: QuoteSectionProps) {
  const posted = useLoaderData({
    strict: false,
    select: (data) => (data && 'posted' in data ? data.posted : undefined),
  })
  return (
    <section
      id={quoteFormId}
      tabIndex={-1}
      data-quote-offer
      aria-labelledby={`${quoteFormId}-title`}
      className={clsx(
        quoteFormId,
        'isolate rounded-card bg-white px-5 pt-4 pb-5 text-ink shadow-float max-md:-scroll-mt-2 sm:p-8 md:scroll-mb-7',
        className,
      )}
    >
      {/* React hydrates a boundary in a task of its own, so that the form does not delay the rest of the page. */}
      <Suspense>
        <div className="@container">
          <QuoteForm
            title={title}
            introduction={introduction}
            posted={posted}
          />
        </div>
      </Suspense>
    </section>
  )
}
