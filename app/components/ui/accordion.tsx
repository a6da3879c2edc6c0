import type { ReactNode } from 'react'

import { Icon } from './icon'

interface AccordionProps {
  heading: ReactNode
  children: ReactNode
  open?: boolean
}

export function Accordion({ heading, children, open = false }: AccordionProps) {
  return (
    <details
      open={open}
      className="group border-t border-ground-line last:border-b"
    >
      {/* Not selectable because text selection slows down every click. */}
      <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 select-none hover:text-accent-strong [&::-webkit-details-marker]:hidden">
        {heading}
        <Icon
          name="plus"
          className="size-6 shrink-0 text-accent transition-transform duration-200 ease-wash group-open:rotate-45"
        />
      </summary>
      {children}
    </details>
  )
}
