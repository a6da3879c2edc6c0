import { useLoaderData, useSearch } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, memo, Suspense } from 'react'

import { quoteFormId } from '~/components/layout/quote-link'
import { classNames } from '~/components/ui/class-names'
import { idle, nextInteraction, nextPaint } from '~/components/ui/page-lifecycle'
import { preloadToasts } from '~/components/ui/toast'
import { quoteTexts } from '~/content/quote-form-text'

import { QuoteForm } from './quote-form'
import { isServerRenderedForm } from './typed-before-hydration'

// The form's script loads on the visitor's first interaction. Until then, and if loading fails, the form is plain HTML
// that works as a native form post.
const LazyQuoteForm = createIsomorphicFn()
  .server(() => QuoteForm)
  .client(() => lazy(loadQuoteForm))()

async function loadQuoteForm(): Promise<{ default: typeof QuoteForm }> {
  // After a client-side navigation there is no server-rendered form to show, so the script loads at once.
  if (isServerRenderedForm()) {
    if (document.activeElement === document.body) await nextInteraction()
    // Let the browser respond to the tap first.
    await nextPaint()
    await idle()
  }
  try {
    // Load the toasts up front because an error toast must not depend on the network.
    const [{ QuoteForm }] = await Promise.all([import('./quote-form'), preloadToasts()])
    return { default: QuoteForm }
  } catch (error) {
    console.error('Failed to load the quote form script.', error)
    return new Promise(() => {})
  }
}

interface QuoteSectionProps {
  title?: string
  introduction?: string
  className?: string
}

/** Renders the card with the quote form, the target of the "Get a FREE Quote" links. */
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

// Memoized because React discards dehydrated HTML when the parent rerenders before the script has loaded.
const Form = memo(function Form(props: ComponentProps<typeof QuoteForm>) {
  return (
    <Suspense>
      <LazyQuoteForm {...props} />
    </Suspense>
  )
})
