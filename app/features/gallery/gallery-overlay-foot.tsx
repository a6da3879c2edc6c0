import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { comparisonTexts } from '~/content/comparison-texts'
import { galleryControls } from '~/content/gallery-texts'
import { buttonStyle } from '~/ui/button-style'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'

import type { GalleryItem } from './gallery-item'
import { overlayControl } from './overlay-control'

/** Which pair is open, and the way to its neighbors. */
export interface OverlayPlace {
  image: GalleryItem
  /** Counted from 1. */
  position: number
  total: number
  onStep: (by: 1 | -1) => void
}

/** What stands below the pair: what it shows, how far through the gallery it is, and the ways on. */
export function GalleryOverlayFoot({ image, position, total, onStep }: OverlayPlace) {
  return (
    <div className="low:col-start-2 low:self-end">
      <div className="flex items-center justify-between gap-4 px-4 pb-3 max-sm:flex-wrap max-sm:gap-y-2 sm:px-6 low:flex-col low:items-end low:px-4 low:pb-5">
        <p
          aria-live="polite"
          className="flex flex-wrap items-baseline gap-x-4 leading-tight low:max-w-36 low:justify-end low:text-right"
        >
          {image.category && <span className="font-display text-heading font-bold">{image.category}</span>}
          <span className="text-on-deep-soft even-digits">
            {`${position} ${comparisonTexts.of} ${total}`}
          </span>
          <span
            className={classNames(
              'basis-full text-sm leading-snug text-on-deep-soft low:hidden',
              // A wide pair leaves an upright phone room for it.
              image.width > image.height ? 'max-[22rem]:hidden' : 'max-sm:hidden',
            )}
          >
            {image.alt}
          </span>
        </p>
        <div className="flex flex-wrap justify-end gap-3 max-sm:grow sm:shrink-0">
          <SectionLink
            section={quoteFormId}
            className={buttonStyle('action', 'max-sm:px-3 low:px-4 text-bar')}
          >
            {galleryControls.quote}
          </SectionLink>
          <button
            type="button"
            aria-label={comparisonTexts.previous}
            className={overlayControl}
            onClick={() => onStep(-1)}
          >
            <Icon name="arrow-left" className="size-6" />
          </button>
          <button
            type="button"
            aria-label={comparisonTexts.next}
            className={overlayControl}
            onClick={() => onStep(1)}
          >
            <Icon name="arrow-right" className="size-6" />
          </button>
        </div>
      </div>
      <div
        aria-hidden
        style={{ '--through': position / total }}
        className="gallery-progress low:absolute low:inset-x-0 low:bottom-0"
      />
    </div>
  )
}
