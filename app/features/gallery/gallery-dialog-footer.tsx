import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { comparisonTexts, galleryControls } from '~/content/gallery-text'

import type { GalleryItem } from './gallery-layout'
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

export function GalleryDialogFooter({
  image,
  position,
  total,
  onStep,
}: GalleryDialogFooterProps) {
  const { category, job } = image
  return (
    <div className="low:col-start-2 low:self-end">
      <div className="flex items-center justify-between gap-4 px-4 pb-3 max-sm:flex-wrap max-sm:gap-y-3 sm:px-6 low:flex-col low:items-end low:px-4 low:pb-5">
        <div
          aria-live="polite"
          className="leading-tight text-balance low:max-w-36 low:text-right"
        >
          <p className="flex flex-wrap items-baseline gap-x-4 low:justify-end">
            {category && (
              <span className="font-display text-heading font-bold">
                {category}
              </span>
            )}
            <span className="text-on-deep-soft tabular-nums">
              {`${position} ${comparisonTexts.of} ${total}`}
            </span>
          </p>
          {job && (
            <p className="mt-1 text-on-deep-soft low:hidden">
              {[job.surface, job.soil, job.work].join('\u00a0· ')}
            </p>
          )}
          <IllustrationNote pictures={[image]} className="mt-1 low:hidden" />
        </div>
        <div className="flex flex-wrap justify-end gap-3 max-sm:grow sm:shrink-0">
          <SectionLink
            section={quoteFormId}
            // `stayOnPage` pushes a history entry, which closes the dialog.
            stayOnPage={document.getElementById(quoteFormId) !== null}
            className={buttonStyle({
              tone: 'action',
              className: 'text-bar max-sm:grow max-sm:px-3 low:px-4',
            })}
          >
            {galleryControls.quote}
          </SectionLink>
          {steps.map(({ by, label, icon }) => (
            <button
              key={icon}
              type="button"
              data-step={by}
              aria-label={label}
              className={buttonStyle({
                tone: 'on-deep',
                size: 'icon',
                className: 'size-12 cursor-pointer',
              })}
              onClick={() => onStep(by)}
            >
              <Icon name={icon} className="size-6" />
            </button>
          ))}
        </div>
      </div>
      <div
        aria-hidden
        className="relative h-1.5 bg-deep-line low:absolute low:inset-x-0 low:bottom-0"
      >
        <div
          style={{ scale: `${position / total} 1` }}
          className="absolute inset-0 origin-left bg-action transition-[scale] duration-240 ease-wash stroke-line"
        />
      </div>
    </div>
  )
}
