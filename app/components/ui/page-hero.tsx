import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { phoneWidth } from './picture-sizes'

interface PageHeroProps {
  heading: ReactNode
  picture: ReactNode
  /** `brief`: starts lower on wide screens. `short`: shows what follows. */
  kind?: 'usual' | 'brief' | 'short'
  above?: ReactNode
  children: ReactNode
  className?: string
  wordsClassName?: string
}

/** Before cropping. */
export const pageHeroSizes = `(min-width: 64rem) max(50vw, clamp(40rem, 83vh, 56rem)), ${phoneWidth(100)}`

const kinds = {
  usual: '[--hero-bottom:5rem] [--hero-top:clamp(2.5rem,31vh-13rem,8rem)]',
  brief: '[--hero-bottom:5rem] [--hero-top:clamp(4.5rem,31vh-10.5rem,10rem)]',
  short:
    '[--hero-band-wide:5/2] [--hero-band:11/5] [--hero-bottom:2rem] [--hero-height:clamp(20rem,45vh,32rem)] [--hero-top:clamp(2rem,20vh-8rem,6rem)]',
}

export function PageHero({
  heading,
  picture,
  kind = 'usual',
  above,
  children,
  className,
  wordsClassName,
}: PageHeroProps) {
  return (
    <section
      aria-labelledby={pageTitleId}
      // On phones in landscape, the buttons stay in the first screen.
      className={clsx(
        'relative grid bg-deep slant-edge text-on-deep beside:min-h-(--hero-height) low:min-h-[calc(100svh-var(--header-height))]',
        kinds[kind],
        className,
      )}
    >
      {picture && (
        <div className="@container-size relative aspect-[var(--hero-band,16/10)] max-h-96 w-full overflow-hidden sm:aspect-[var(--hero-band-wide,2/1)] print:hidden beside:absolute beside:inset-y-0 beside:right-0 beside:aspect-auto beside:max-h-none beside:w-[var(--hero-picture,calc(50%-0.5rem))]">
          <div className="absolute inset-0 slant-foot beside:lean-left">
            {picture}
          </div>
        </div>
      )}
      {/* Padding instead of centering, because centered text would shift while the rest of the HTML streams in. */}
      <div
        className={clsx(
          'page-width',
          kind === 'short'
            ? 'pt-5 pb-7 lg:pt-(--hero-top) lg:pb-(--hero-bottom)'
            : 'pt-6 pb-10 beside:pt-(--hero-top) beside:pb-(--hero-bottom) low:pt-4 low:pb-[calc(var(--slant)+1rem)]',
        )}
      >
        <div className="@container words-beside">
          <div className={wordsClassName}>
            {above}
            <h1 id={pageTitleId} className="mt-2 text-hero-line">
              {heading}
            </h1>
            {children}
          </div>
        </div>
      </div>
      <SlantStroke />
    </section>
  )
}

/** An element, because a pseudo-element shifts while the HTML streams in. */
export function SlantStroke() {
  return <span aria-hidden className="slant-stroke" />
}

/** Labels the main element, which receives focus after a navigation. */
export const pageTitleId = 'page-title'
