import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { pageTitleId } from '~/components/ui/page-hero'

interface MessagePageLayoutProps {
  heading: string
  text: ReactNode
  /** Fills what the text leaves of the first screen. */
  picture?: ReactNode
  children: ReactNode
}

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
        'bg-deep slant-edge text-on-deep',
        // The footer starts below it.
        picture !== undefined &&
          'grid min-h-[calc(100svh-var(--header-height))] grid-rows-[1fr_auto] low:[grid-template:auto/minmax(0,1fr)_46%]',
      )}
    >
      {picture}
      <div
        className={clsx(
          'page-width pt-8 low:mx-5 low:w-auto low:pt-6 low:pb-8',
          picture === undefined ? 'pb-2' : 'pb-24',
        )}
      >
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
          <div>
            <h1
              id={pageTitleId}
              className="text-title lg:text-[clamp(3.5rem,10vw-3.5rem,5.5rem)]"
            >
              {heading}
            </h1>
            <p className="mt-3 max-w-prose text-lead text-balance text-on-deep-soft">
              {text}
            </p>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
