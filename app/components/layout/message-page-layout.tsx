import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { pageTitleId } from '~/components/ui/page-hero'

interface MessagePageLayoutProps {
  heading: string
  text: string
  /**
   * Above the text, or next to it on phones in landscape. Fills what the text
   * leaves of the first screen.
   */
  picture?: ReactNode
  /** Links and buttons. */
  children: ReactNode
}

/** Layout shared by the 404 page and the error page. */
export function MessagePageLayout({
  heading,
  text,
  picture,
  children,
}: MessagePageLayoutProps) {
  return (
    <section
      aria-labelledby={pageTitleId}
      className={clsx(
        'on-deep slant-edge bg-deep text-on-deep',
        // The footer starts below it.
        picture !== undefined &&
          'grid min-h-[calc(100svh-var(--header-height))] grid-rows-[1fr_auto] low:[grid-template:auto/minmax(0,1fr)_46%]',
      )}
    >
      {picture}
      <div className="page-width pt-8 pb-24 low:w-auto low:mx-5 low:pt-6 low:pb-8">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
          <div>
            <h1 id={pageTitleId} className="text-hero-message">
              {heading}
            </h1>
            <p className="mt-3 max-w-prose text-balance text-lead text-on-deep-soft">
              {text}
            </p>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
