import type { ReactNode } from 'react'

import { classNames } from './class-names'
import { phoneWidth } from './picture-sizes'

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
  className?: string
}

/** How wide the picture of the hero is shown, before its crop. */
export const pageHeroSizes = `(min-width: 64rem) max(50vw, clamp(40rem, 83vh, 56rem)), ${phoneWidth(100)}`

/** The frame of a picture in a hero: a band above the words or, where there is room, the right half beside them. */
const heroPictureFrame =
  'relative aspect-16/10 max-h-96 w-full overflow-hidden @container-size sm:max-lg:aspect-2/1 print:hidden ' +
  'beside:absolute beside:inset-[0_0_0_auto] beside:aspect-auto beside:max-h-none beside:w-[calc(50%-0.5rem)]'

// From above, not centered: while the HTML arrives the words become more, and those that are there stay.
const words = {
  usual: 'beside:pt-[clamp(2.5rem,31vh-13rem,8rem)]',
  brief: 'beside:pt-[clamp(4.5rem,31vh-10.5rem,10rem)]',
}

/** The head of a page: words on a dark ground, and a photograph of clean work cut off by the slope. */
export function PageHero({ heading, picture, brief = false, above, children, className }: PageHeroProps) {
  return (
    <section
      aria-labelledby={pageTitleId}
      className={classNames(
        'on-deep slant-edge relative grid bg-deep text-on-deep beside:min-h-[clamp(30rem,62vh,42rem)]',
        // The first screen and no more, so that its buttons are in sight.
        'low:min-h-[calc(100svh-var(--header-height))]',
        className,
      )}
    >
      <div className={heroPictureFrame}>
        <div className="absolute inset-0 slant-foot beside:lean-left">{picture}</div>
      </div>
      <div
        className={classNames(
          'page-width pt-6 pb-10 beside:pb-20 low:pt-4 low:pb-[calc(var(--slant)+1rem)]',
          words[brief ? 'brief' : 'usual'],
        )}
      >
        <div className="@container words-beside">
          {above}
          <h1 id={pageTitleId} className="mt-2 text-hero-line">
            {heading}
          </h1>
          {children}
        </div>
      </div>
      <SlantStroke />
    </section>
  )
}

/** The edge of a hero. Its last element, not a pseudo-element, which would be pushed down while the HTML arrives. */
export function SlantStroke() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-0 z-1 h-[calc(var(--slant)+var(--stroke))] -translate-y-1 bg-poppy [--stroke:calc(2*var(--spacing))] [clip-path:polygon(0_100%,100%_var(--stroke),100%_0,0_calc(100%-0.125rem))]"
    />
  )
}

/** Id of the one `h1` of a page: it names the main part, to which focus goes after a move to another page. */
export const pageTitleId = 'page-title'
