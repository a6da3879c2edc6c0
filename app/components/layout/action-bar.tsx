import { type ReactNode, useRef } from 'react'

import { buttonStyle } from '~/components/ui/button-style'
import { ErrorBoundary } from '~/components/ui/error-boundary'
import { ctaTexts } from '~/content/cta-text'
import { actionBarTexts } from '~/content/layout-text'

import { quoteFormId } from './quote-link'
import { SectionLink } from './section-link'
import { useActionBarPlace } from './use-action-bar-place'

interface ActionBarProps {
  /**
   * A button that is always there, such as the chat's. Its word, which only a
   * phone's toolbar shows, has the class `toolbar-word`.
   */
  children: ReactNode
}

/**
 * Renders the buttons that float at the bottom of every page. On phones, once
 * the visitor has scrolled past the first section, a quote button joins the
 * given one in a toolbar. On wider windows, the header has a quote button.
 */
export function ActionBar({ children }: ActionBarProps) {
  const bar = useRef<HTMLElement>(null)
  useActionBarPlace(bar)
  return (
    <section
      ref={bar}
      aria-label={actionBarTexts.label}
      data-shows="nothing"
      className="action-bar on-deep print:hidden noscript:hidden"
    >
      <SectionLink
        section={quoteFormId}
        preferCurrentPage
        className={buttonStyle('action', 'action-quote grow md:hidden')}
      >
        {ctaTexts.shortQuote}
      </SectionLink>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}
