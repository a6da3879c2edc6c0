import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { buttonStyle } from '~/components/ui/button-style'
import { ErrorBoundary } from '~/components/ui/error-boundary'
import { ctaTexts } from '~/content/cta-text'
import { actionBarTexts } from '~/content/layout-text'

import { CallLink } from './call-link'
import { quoteFormId } from './quote-link'
import { SectionLink } from './section-link'
import { useQuoteOffered } from './use-quote-offered'

interface ActionBarProps {
  children: ReactNode
}

// Last on the page, so that the sticky bar keeps its own height free there.
export function ActionBar({ children }: ActionBarProps) {
  const { isQuoteOffered, isFormInView } = useQuoteOffered()
  return (
    <section
      aria-label={actionBarTexts.label}
      // On phones and tablets it would cover the form.
      data-away={isFormInView || undefined}
      className={clsx(
        'peer pointer-events-none sticky bottom-0 z-30 flex justify-end gap-2 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-bar text-on-deep *:pointer-events-auto max-[72rem]:data-away:invisible max-md:border-t md:fixed md:right-6 md:bottom-6 md:p-0 print:hidden noscript:hidden max-md:busy:invisible',
        isQuoteOffered
          ? 'border-transparent quote-sent:max-md:border-deep-line quote-sent:max-md:bg-deep quote-sent:max-md:shadow-float'
          : 'max-md:border-deep-line max-md:bg-deep max-md:shadow-float',
      )}
    >
      <SectionLink
        section={quoteFormId}
        preferCurrentPage
        className={buttonStyle({
          tone: 'action',
          className: clsx(
            'grow px-4 whitespace-nowrap md:hidden quote-sent:hidden',
            isQuoteOffered && 'invisible',
          ),
        })}
      >
        {ctaTexts.shortQuote}
      </SectionLink>
      <div className="hidden grow quote-sent:max-md:grid">
        <CallLink icon className="px-2 whitespace-nowrap" />
      </div>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}
