import type { ReactNode } from 'react'

import { classNames } from './class-names'
import { pageTitleId } from './page-title-id'
import { phoneWidth } from './phone-width'

interface PageHeroProps {
  heading: ReactNode
  /** A `Picture` that covers its frame, or what is made of pictures. */
  picture: ReactNode
  /** Hardly more than a heading and a sentence: on wide screens they begin lower. */
  brief?: boolean
  /** Stands over the heading. */
  above?: ReactNode
  /** What follows the heading. */
  children: ReactNode
}

/** How wide the picture of the hero is shown, before its crop. */
export const pageHeroSizes = `(min-width: 64rem) max(50vw, clamp(40rem, 83vh, 56rem)), ${phoneWidth(100)}`

/** The head of a page: words on deep water, and a photograph of clean work that the wand has cut off. */
export function PageHero({ heading, picture, brief = false, above, children }: PageHeroProps) {
  return (
    <section
      aria-labelledby={pageTitleId}
      className={classNames(
        'page-hero on-deep swipe-edge relative bg-deep text-on-deep',
        brief && 'page-hero-brief',
      )}
    >
      <div className="page-hero-picture">
        <div className="absolute inset-0 swipe-foot beside:lean-left">{picture}</div>
      </div>
      <div className="page-hero-words page-width">
        <div className="@container words-beside">
          {above}
          <h1 id={pageTitleId} className="mt-2 text-hero-line">
            {heading}
          </h1>
          {children}
        </div>
      </div>
      <SwipeStroke />
    </section>
  )
}

/**
 * The edge of a hero, drawn by the wand. The last element of it, not a pseudo-element: that would be there with the
 * first words, and be pushed down by the others while the HTML arrives.
 */
export function SwipeStroke() {
  return <span aria-hidden className="swipe-stroke" />
}
