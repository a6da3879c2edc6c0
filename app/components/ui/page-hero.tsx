import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { phoneWidth } from './picture-sizes'

interface PageHeroProps {
  heading: ReactNode
  /** A `Picture` that covers its frame, or a component made of pictures. */
  picture: ReactNode
  /**
   * `brief`: for little more than a heading and a sentence, which start lower on
   * wide screens. `short`: lower, so that the first screen shows what follows.
   */
  kind?: 'usual' | 'brief' | 'short'
  /** Content above the heading. */
  above?: ReactNode
  /** Content below the heading. */
  children: ReactNode
  className?: string
}

/** `sizes` of the picture before cropping. */
export const pageHeroSizes = `(min-width: 64rem) max(50vw, clamp(40rem, 83vh, 56rem)), ${phoneWidth(100)}`

/**
 * Renders the hero of a page: text on a dark background and a picture with a
 * slanted edge.
 */
export function PageHero({
  heading,
  picture,
  kind = 'usual',
  above,
  children,
  className,
}: PageHeroProps) {
  return (
    <section
      aria-labelledby={pageTitleId}
      data-kind={kind}
      className={clsx(
        'on-deep slant-edge page-hero bg-deep text-on-deep',
        className,
      )}
    >
      <div className="page-hero-picture">
        <div className="absolute inset-0 slant-foot beside:lean-left">
          {picture}
        </div>
      </div>
      <div className="page-width page-hero-space">
        <div className="@container words-beside">
          <div className="page-hero-words">
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

/**
 * Renders the edge of a hero as its last element. A pseudo-element would shift
 * while the HTML streams in.
 */
export function SlantStroke() {
  return <span aria-hidden className="slant-stroke" />
}

/**
 * Id of the `h1`, which labels the main element. The main element receives
 * focus after navigation.
 */
export const pageTitleId = 'page-title'
