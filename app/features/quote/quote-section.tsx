import { useLoaderData, useSearch } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, useMemo } from 'react'

import { quoteFormId } from '~/components/layout/quote-link'
import { classNames } from '~/components/ui/class-names'
import { quoteTexts } from '~/content/quote-form'

import { QuoteForm, type QuoteLayout } from './quote-form'
import { firstInteraction, leaveFormPlain } from './typed-before-hydration'

// The script of the form loads with the visitor's first interaction. Until then, and where it fails to load, the form is
// plain HTML and posts by itself.
const LazyQuoteForm = createIsomorphicFn()
  .server(() => QuoteForm)
  .client(() => {
    const loading = loadQuoteForm()
    return lazy(() => loading)
  })()

interface QuoteSectionProps {
  title?: string
  introduction?: string
  layout?: QuoteLayout
  className?: string
}

/** The card with the quote form, to which "Get a FREE Quote" leads. */
export function QuoteSection({
  title = quoteTexts.title,
  introduction = quoteTexts.introduction,
  layout = 'card',
  className,
}: QuoteSectionProps) {
  const posted = useLoaderData({
    strict: false,
    select: (data) => (data && 'posted' in data ? data.posted : undefined),
  })
  const sent = useSearch({ strict: false, select: ({ quote }) => quote === 'sent' })
  // React drops HTML that waits for its script when its parent renders again.
  const form = useMemo(
    () => (
      <Suspense>
        <LazyQuoteForm {...{ title, introduction, posted, sent, layout }} />
      </Suspense>
    ),
    [title, introduction, posted, sent, layout],
  )
  return (
    <section
      id={quoteFormId}
      tabIndex={-1}
      aria-labelledby={`${quoteFormId}-title`}
      className={classNames(
        quoteFormId,
        'rounded-card bg-white p-6 text-ink floating sm:p-8',
        layout === 'bar' && 'xl:grid xl:grid-cols-[15rem_1fr] xl:gap-10',
        className,
      )}
    >
      {form}
    </section>
  )
}

async function loadQuoteForm(): Promise<{ default: typeof QuoteForm }> {
  await firstInteraction()
  try {
    return { default: (await import('./quote-form')).QuoteForm }
  } catch (error) {
    console.error('The script of the quote form did not load.', error)
    leaveFormPlain()
    return new Promise(() => {})
  }
}
