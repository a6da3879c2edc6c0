import type { MouseEvent, ReactNode } from 'react'

import { scrollToSection } from '~/ui/scroll-to-section'

import { quoteFormId } from './quote-form-id'

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
