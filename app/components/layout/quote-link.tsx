import type { MouseEvent, ReactNode } from 'react'

import { scrollToSection } from '~/components/ui/scroll-to-section'

/** Where "Get a FREE Quote" scrolls to; also the class of the section, as specified. */
export const quoteFormId = 'quote-request-form'

/** Leads to the quote form of the same page; a plain anchor until JavaScript makes the way smooth. */
export function QuoteLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <a href={`#${quoteFormId}`} onClick={scrollToForm} className={className}>
      {children}
    </a>
  )
}

function scrollToForm(event: MouseEvent) {
  if (scrollToSection(quoteFormId)) event.preventDefault()
}
