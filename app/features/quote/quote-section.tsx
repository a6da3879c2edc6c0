import { useLoaderData, useSearch } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, memo, Suspense } from 'react'

import { quoteFormId } from '~/components/layout/quote-link'
import { classNames } from '~/components/ui/class-names'
import { idle, nextInteraction, nextPaint } from '~/components/ui/page-lifecycle'
import { prepareToasts } from '~/components/ui/toast'
import { quoteTexts } from '~/content/quote-form-text'

import { QuoteForm } from './quote-form'
import { isServerRenderedForm } from './typed-before-hydration'

// The script of the form loads with the visitor's first interaction. Until then, and where it fails to load, the form is
// plain HTML and posts by itself.
const LazyQuoteForm = createIsomorphicFn()
  .server(() => QuoteForm)
  .client(() => lazy(loadQuoteForm))()

async function loadQuoteForm(): Promise<{ default: typeof QuoteForm }> {
  // A page that the router brings has no form until this is loaded.
  if (isServerRenderedForm()) {
    if (document.activeElement === document.body) await nextInteraction()
    // What was tapped comes first.
    await nextPaint()
    await idle()
  }
  try {
    // The toast of a failure must not depend on the network.
    const [{ QuoteForm }] = await Promise.all([import('./quote-form'), prepareToasts()])
    return { default: QuoteForm }
  } catch (error) {
    console.error('The script of the quote form did not load.', error)
    return new Promise(() => {})
  }
}

interface QuoteSectionProps {
  title?: string
  introduction?: string
  className?: string
}

/** The card with the quote form, to which "Get a FREE Quote" leads. */
export function QuoteSection({
  title = quoteTexts.title,
  introduction = quoteTexts.introduction,
  className,
}: QuoteSectionProps) {
  const posted = useLoaderData({
    strict: false,
    select: (data) => (data && 'posted' in data ? data.posted : undefined),
  })
  const sent = useSearch({ strict: false, select: ({ quote }) => quote === 'sent' })
  return (
    <section
      id={quoteFormId}
      tabIndex={-1}
      aria-labelledby={`${quoteFormId}-title`}
      className={classNames(
        quoteFormId,
        '@container rounded-card bg-white p-6 text-ink floating sm:p-8',
        className,
      )}
    >
      <Form {...{ title, introduction, posted, sent }} />
    </section>
  )
}

// React drops HTML that waits for its script when its parent renders again.
const Form = memo(function Form(props: ComponentProps<typeof QuoteForm>) {
  return (
    <Suspense>
      <LazyQuoteForm {...props} />
    </Suspense>
  )
})
