import type { MouseEvent, ReactNode } from 'react'

import { isPlainClick, scrollToSection } from '~/browser/scroll-to-section'

/** Also the section's class, as specified. */
export const quoteFormId = 'quote-request-form'

interface QuoteLinkProps {
  className: string
  children: ReactNode
}

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
