import { type ReactNode, useRef } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { buttonStyle } from '~/components/ui/button-style'
import { ErrorBoundary } from '~/components/ui/error-boundary'
import { Icon } from '~/components/ui/icon'
import { ctaTexts } from '~/content/cta-text'
import { actionBarTexts } from '~/content/layout-text'

import { quoteFormId } from './quote-link'
import { SectionLink } from './section-link'
import { useActionBarPlace } from './use-action-bar-place'
import { useSiteSettings } from './use-site-settings'

interface ActionBarProps {
  /**
   * A button that is always there, such as the chat's. Its words have the class
   * `action-words`, and those that only a wide window has room for
   * `action-words-rest`.
   */
  children: ReactNode
}

/**
 * Renders the buttons that float at the bottom of every page. Once the visitor
 * has scrolled past the first section, a quote button joins the given one, and
 * on phones both share a toolbar with a call button.
 */
export function ActionBar({ children }: ActionBarProps) {
  const bar = useRef<HTMLElement>(null)
  const { phone } = useSiteSettings()
  useActionBarPlace(bar)
  return (
    <section
      ref={bar}
      aria-label={actionBarTexts.label}
      data-shows="nothing"
      className="action-bar on-deep print:hidden noscript:hidden"
    >
      <a
        href={`tel:${phone}`}
        className={buttonStyle('on-deep', 'grow md:hidden')}
      >
        <Icon name="phone" className="size-4.5 shrink-0 max-[22rem]:hidden" />
        {ctaTexts.call}
        <span className="sr-only"> {formatPhone(phone)}</span>
      </a>
      <SectionLink
        section={quoteFormId}
        preferCurrentPage
        className={buttonStyle('action', 'action-quote grow')}
      >
        {ctaTexts.shortQuote}
      </SectionLink>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}
