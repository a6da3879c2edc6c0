import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'

import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { useBusy } from '~/components/layout/visitor-busy'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { comparisonTexts, galleryControls } from '~/content/gallery-text'
import { avifFiles } from '~/lib/picture-files'

import { BeforeAfterSlider } from './before-after-slider'
import type { GalleryItem } from './gallery-layouts'
import { IllustrationNote } from './illustration-note'

interface GalleryDialogProps {
  image: GalleryItem
  position: number
  total: number
  onStep: (by: 1 | -1) => void
  onClosed: () => void
}

const control =
  'button button-on-deep grid size-12 shrink-0 cursor-pointer place-items-center'

// Wipes in over the page and out again along a slanted edge. Only the sheet is
// clipped, so clicks next to it still hit the dialog.
const sheet =
  '[--run:calc(var(--slope)*100dvh)] [clip-path:polygon(0_0,calc(100%+var(--run))_0,100%_100%,calc(-1*var(--run))_100%)] transition-[clip-path] duration-220 ease-water ' +
  'starting:[clip-path:polygon(0_0,0_0,calc(-1*var(--run))_100%,calc(-1*var(--run))_100%)] ' +
  'in-data-ending-style:[clip-path:polygon(calc(100%+var(--run))_0,calc(100%+var(--run))_0,100%_100%,100%_100%)]'

/**
 * Renders a full-screen comparison of one pair. A click anywhere but on a
 * control closes it.
 */
export function GalleryDialog({ onClosed, ...props }: GalleryDialogProps) {
  const { image, onStep } = props
  const [isOpen, setIsOpen] = useState(true)
  useBusy(isOpen)

  function stepOnArrowKey({ key, target }: KeyboardEvent) {
    // In the comparison slider, these keys move the seam.
    if (target instanceof HTMLInputElement) return
    if (key === 'ArrowRight') onStep(1)
    if (key === 'ArrowLeft') onStep(-1)
  }

  function closeOnClick({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest('button, a'))
      setIsOpen(false)
  }

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      // Back removes the dialog immediately. Otherwise it is removed after its
      // closing transition.
      onOpenChangeComplete={(open) => open || onClosed()}
    >
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={comparisonTexts.label}
          onClick={closeOnClick}
          onKeyDown={stepOnArrowKey}
          className="on-deep fixed inset-0 z-60 h-dvh w-full cursor-zoom-out text-on-deep transition-opacity duration-220 ease-water starting:opacity-50 data-ending-style:opacity-50"
        >
          <div
            className={`${sheet} relative isolate grid h-full grid-rows-[auto_minmax(0,1fr)_auto] gap-3 bg-deep pt-3 low:pt-2 low:grid-cols-[minmax(0,1fr)_11rem] low:grid-rows-[auto_minmax(0,1fr)]`}
          >
            <Dialog.Close
              aria-label={comparisonTexts.close}
              className={`${control} mr-4 justify-self-end low:col-start-2`}
            >
              <Icon name="x" className="size-6" />
            </Dialog.Close>
            {/* Fills the space around the pair with its smallest file, which is blurry at this size. */}
            <div
              aria-hidden
              style={{
                background: `center / cover url("${avifFiles(image, 'whole')[0]?.src}")`,
              }}
              className="absolute inset-0 -z-10 opacity-20"
            />
            <div className="mx-3 grid [container-type:size] place-items-center low:col-start-1 low:row-span-2 low:row-start-1 low:mb-3">
              <BeforeAfterSlider
                key={image.id}
                image={image}
                sizes={sizesOf(image)}
              />
            </div>
            <DialogFooter {...props} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

// As wide as the window, or as the height between the buttons above and below
// allows.
function sizesOf({ width, height }: GalleryItem): string {
  return `min(100vw - 1.5rem, (100vh - 10.5rem) * ${(width / height).toFixed(3)}, ${width}px)`
}

const steps = [
  { by: -1, label: comparisonTexts.previous, icon: 'arrow-left' },
  { by: 1, label: comparisonTexts.next, icon: 'arrow-right' },
] as const

function DialogFooter({
  image,
  position,
  total,
  onStep,
}: Omit<GalleryDialogProps, 'onClosed'>) {
  return (
    <div className="low:col-start-2 low:self-end">
      <div className="flex items-center justify-between gap-4 px-4 pb-3 max-sm:flex-wrap max-sm:gap-y-2 sm:px-6 low:flex-col low:items-end low:px-4 low:pb-5">
        <p
          aria-live="polite"
          className="flex flex-wrap items-baseline gap-x-4 leading-tight low:max-w-36 low:justify-end low:text-right"
        >
          {image.category && (
            <span className="font-display text-heading font-bold">
              {image.category}
            </span>
          )}
          <span className="text-on-deep-soft even-digits">
            {`${position} ${comparisonTexts.of} ${total}`}
          </span>
          <IllustrationNote
            pictures={[image]}
            className="basis-full leading-snug low:hidden"
          />
        </p>
        <div className="flex flex-wrap justify-end gap-3 max-sm:grow sm:shrink-0">
          <SectionLink
            section={quoteFormId}
            // `stayOnPage` pushes a history entry, which closes the dialog.
            stayOnPage={document.getElementById(quoteFormId) !== null}
            className={buttonStyle('action', 'max-sm:px-3 low:px-4 text-bar')}
          >
            {galleryControls.quote}
          </SectionLink>
          {steps.map(({ by, label, icon }) => (
            <button
              key={icon}
              type="button"
              aria-label={label}
              className={control}
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
        className="relative h-1.5 bg-deep-line before:absolute before:inset-0 before:origin-left before:transform-[scaleX(var(--through))] before:bg-poppy before:stroke-line before:transition-transform before:duration-240 before:ease-water low:absolute low:inset-x-0 low:bottom-0"
      />
    </div>
  )
}
