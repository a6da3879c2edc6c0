import type { ReactNode } from 'react'

interface ClosingBandProps {
  heading: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** The last word of a page that has no form of its own. */
export function ClosingBand({ heading, text, children }: ClosingBandProps) {
  return (
    <section className="bg-water-tint">
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
