import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { phoneWidth } from './picture-sizes'

interface PageHeroProps {
  heading: ReactNode
  /** A `Picture` that covers its frame, or a component made of pictures. */
  picture: ReactNode
  /**
   * For little more than a heading and a sentence: they start lower on wide
   * screens.
   */
  brief?: boolean
  /** Lower than the others, so that the first screen shows what follows. */
  compact?: boolean
  /** Content above the heading. */
  above?: ReactNode
  /** Content below the heading. */
  children: ReactNode
  className?: string
}

/** `sizes` of the picture before cropping. */
export const pageHeroSizes = `(min-width: 64rem) max(50vw, clamp(40rem, 83vh, 56rem)), ${phoneWidth(100)}`

/**
 * Frame of the picture: a band above the text or, where there is room, the
 * right half of the hero.
 */
const heroPictureFrame =
  'relative aspect-(--hero-band,16/10) max-h-96 w-full overflow-hidden @container-size sm:max-lg:aspect-2/1 print:hidden ' +
  'beside:absolute beside:inset-[0_0_0_auto] beside:aspect-auto beside:max-h-none beside:w-[calc(50%-0.5rem)]'

// Padding instead of centering, because centered text would shift while the
// rest of the HTML streams in.
const padding = {
  usual: 'pb-10 beside:pt-[clamp(2.5rem,31vh-13rem,8rem)] beside:pb-20',
  brief: 'pb-10 beside:pt-[clamp(4.5rem,31vh-10.5rem,10rem)] beside:pb-20',
}

const heights = {
  usual: 'beside:min-h-[clamp(30rem,62vh,42rem)]',
  compact: 'beside:min-h-[clamp(22rem,45vh,32rem)]',
}

const compactPadding = 'pb-6 beside:pt-[clamp(2rem,22vh-10rem,6rem)]'

/**
 * Renders the hero of a page: text on a dark background and a picture with a
 * slanted edge.
 */
export function PageHero({
  heading,
  picture,
  brief = false,
  compact = false,
  above,
  children,
  className,
}: PageHeroProps) {
  return (
    <section
      aria-labelledby={pageTitleId}
      className={clsx(
        'on-deep slant-edge relative grid bg-deep text-on-deep',
        heights[compact ? 'compact' : 'usual'],
        // Overrides the minimum of 30rem, which would push the buttons below
        // the first screen.
        'low:min-h-[calc(100svh-var(--header-height))]',
        className,
      )}
    >
      <div className={heroPictureFrame}>
        <div className="absolute inset-0 slant-foot beside:lean-left">
          {picture}
        </div>
      </div>
      <div
        className={clsx(
          'page-width pt-6 low:pt-4 low:pb-[calc(var(--slant)+1rem)]',
          compact ? compactPadding : padding[brief ? 'brief' : 'usual'],
        )}
      >
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
