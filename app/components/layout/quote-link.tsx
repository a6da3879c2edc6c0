import type { MouseEvent, ReactNode } from 'react'

import { isPlainClick, scrollToSection } from '~/browser/scroll-to-section'

/**
 * Id of the section that "Get a FREE Quote" scrolls to. Also the section's
 * class, as specified.
 */
export const quoteFormId = 'quote-request-form'

interface QuoteLinkProps {
  className: string
  children: ReactNode
}

/** Links to the quote form on the same page. */
export function QuoteLink({ className, children }: QuoteLinkProps) {
  return (
    <a href={`#${quoteFormId}`} onClick={scrollToForm} className={className}>
      {children}
    </a>
  )
}

function scrollToForm(event: MouseEvent) {
  if (isPlainClick(event) && scrollToSection(quoteFormId))
    event.preventDefault()
}
