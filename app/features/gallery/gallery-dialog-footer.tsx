import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { comparisonTexts, galleryControls } from '~/content/gallery-text'

import type { GalleryItem } from './gallery-layouts'
import { IllustrationNote } from './illustration-note'

const steps = [
  { by: -1, label: comparisonTexts.previous, icon: 'arrow-left' },
  { by: 1, label: comparisonTexts.next, icon: 'arrow-right' },
] as const

interface GalleryDialogFooterProps {
  image: GalleryItem
  position: number
  total: number
  onStep: (by: 1 | -1) => void
}

/** Renders what the pair shows, and the buttons to the next ones. */
export function GalleryDialogFooter({
  image,
  position,
  total,
  onStep,
}: GalleryDialogFooterProps) {
  const { surface, soil, work } = image.job
  return (
    <div className="gallery-footer">
      <div className="gallery-footer-row">
        <div aria-live="polite" className="gallery-words">
          <p className="flex flex-wrap items-baseline gap-x-4">
            {image.category && (
              <span className="font-display text-heading font-bold">
                {image.category}
              </span>
            )}
            <span className="text-on-deep-soft even-digits">
              {`${position} ${comparisonTexts.of} ${total}`}
            </span>
          </p>
          <p className="mt-1 text-on-deep-soft low:hidden">
            {[surface, soil, work].join(' · ')}
          </p>
          <IllustrationNote pictures={[image]} className="mt-1 low:hidden" />
        </div>
        <div className="gallery-buttons">
          <SectionLink
            section={quoteFormId}
            // `stayOnPage` pushes a history entry, which closes the dialog.
            stayOnPage={document.getElementById(quoteFormId) !== null}
            className={buttonStyle(
              'action',
              'max-sm:grow max-sm:px-3 low:px-4 text-bar',
            )}
          >
            {galleryControls.quote}
          </SectionLink>
          {steps.map(({ by, label, icon }) => (
            <button
              key={icon}
              type="button"
              aria-label={label}
              className="button button-on-deep gallery-control"
              onClick={() => onStep(by)}
            >
              <Icon name={icon} className="size-6" />
            </button>
          ))}
        </div>
      </div>
      <div
        aria-hidden
        style={{ '--through': position / total }}
        className="gallery-progress"
      />
    </div>
  )
}
