import type { MouseEvent, ReactNode } from 'react'

import { isPlainClick, scrollToSection } from '~/components/ui/scroll-to-section'

/** Where "Get a FREE Quote" scrolls to; also the class of the section, as specified. */
export const quoteFormId = 'quote-request-form'

interface QuoteLinkProps {
  className: string
  /** Id of what "this" is in its words. */
  describedBy?: string
  children: ReactNode
}

/** Leads to the quote form of the same page; a plain anchor until JavaScript makes the way smooth. */
export function QuoteLink({ className, describedBy, children }: QuoteLinkProps) {
  return (
    <a href={`#${quoteFormId}`} aria-describedby={describedBy} onClick={scrollToForm} className={className}>
      {children}
    </a>
  )
}

function scrollToForm(event: MouseEvent) {
  if (isPlainClick(event) && scrollToSection(quoteFormId)) event.preventDefault()
}
