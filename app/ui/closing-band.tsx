import type { ReactNode } from 'react'

import { classNames } from './class-names'

interface ClosingBandProps {
  heading: string
  text: string
  /** The ways on. */
  children: ReactNode
  className?: string
}

/** The last word of a page that has no form of its own. */
export function ClosingBand({ heading, text, children, className }: ClosingBandProps) {
  return (
    <section className={classNames('bg-water-tint', className)}>
      <div className="page-width grid items-end gap-8 py-16 lg:grid-cols-[1fr_auto] lg:py-20">
        <div>
          <h2 className="text-title">{heading}</h2>
          <p className="mt-4 max-w-prose text-lead text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}
