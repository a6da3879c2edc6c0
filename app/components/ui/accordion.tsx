import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Icon } from './icon'

interface AccordionProps {
  heading: ReactNode
  children: ReactNode
  /** Whether it starts open. */
  open?: boolean
  className?: string
}

/** Renders a heading that opens and closes its text, also without scripts. */
export function Accordion({
  heading,
  children,
  open = false,
  className,
}: AccordionProps) {
  return (
    <details open={open} className={clsx('accordion group', className)}>
      {/* Not selectable because text selection slows down every click. */}
      <summary style={{ userSelect: 'none' }} className="accordion-summary">
        {heading}
        <Icon
          name="plus"
          className="size-6 shrink-0 text-water transition-transform duration-200 ease-water group-open:rotate-45"
        />
      </summary>
      {children}
    </details>
  )
}
