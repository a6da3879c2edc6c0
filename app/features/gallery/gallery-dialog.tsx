import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'

import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { avifFiles } from '~/components/ui/picture-files'
import { comparisonTexts } from '~/content/gallery-text'
import { galleryControls } from '~/content/gallery-text'

import { ComparisonSlider } from './comparison-slider'
import type { GalleryItem } from './gallery-layouts'
import { IllustrationNote } from './illustration-note'

interface GalleryOverlayProps {
  image: GalleryItem
  /** Which of `total` it is, counted from 1. */
  position: number
  total: number
  /** Shows the next or the previous pair. */
  onStep: (by: 1 | -1) => void
  onClosed: () => void
}

/** The close, back and on buttons. */
const control = 'button button-on-deep grid size-12 shrink-0 cursor-pointer place-items-center text-on-deep'

/** One pair over the whole window, to be compared; a click anywhere but on its controls closes it. */
export function GalleryDialog({ onClosed, ...props }: GalleryOverlayProps) {
  const { image, onStep } = props
  const [isOpen, setIsOpen] = useState(true)
  const pressed = useRef<EventTarget>(null)

  function stepByKey({ key, target }: KeyboardEvent) {
    // In the comparison these keys move its seam.
    if (target instanceof HTMLInputElement) return
    if (key === 'ArrowRight') onStep(1)
    if (key === 'ArrowLeft') onStep(-1)
  }

  // A press on a button that is let go beside it is no click there.
  function notePress({ target }: PointerEvent) {
    pressed.current = target
  }

  function closeByClick({ target }: MouseEvent) {
    const isBesideControls = [pressed.current, target].every(
      (element) => element instanceof Element && !element.closest('button, a'),
    )
    if (isBesideControls) setIsOpen(false)
  }

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      // Back takes it away at once; otherwise it is wiped away first.
      onOpenChangeComplete={(open) => open || onClosed()}
    >
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={comparisonTexts.label}
          onPointerDown={notePress}
          onClick={closeByClick}
          onKeyDown={stepByKey}
          className="gallery-overlay on-deep fixed inset-0 z-60 h-dvh w-full cursor-zoom-out text-on-deep"
        >
          <div className="gallery-overlay-sheet relative isolate grid h-full grid-rows-[auto_minmax(0,1fr)_auto] gap-3 bg-deep pt-3 low:pt-2 low:grid-cols-[minmax(0,1fr)_11rem] low:grid-rows-[auto_minmax(0,1fr)]">
            <Dialog.Close
              aria-label={comparisonTexts.close}
              className={`${control} mr-4 justify-self-end low:col-start-2`}
            >
              <Icon name="x" className="size-6" />
            </Dialog.Close>
            {/* What the pair leaves free of the window: its own scene in its smallest file, which so large has no edges. */}
            <div
              aria-hidden
              style={{ background: `center / cover url("${avifFiles(image, 'whole')[0]?.src}")` }}
              className="absolute inset-0 -z-10 opacity-20"
            />
            <div className="mx-3 grid [container-type:size] place-items-center low:col-start-1 low:row-span-2 low:row-start-1 low:mb-3">
              <ComparisonSlider key={image.id} image={image} />
            </div>
            <Foot {...props} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** What stands below the pair: what it shows, how far through the gallery it is, and the ways on. */
function Foot({ image, position, total, onStep }: Omit<GalleryOverlayProps, 'onClosed'>) {
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
          <IllustrationNote pictures={[image]} className="basis-full leading-snug low:hidden" />
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
            className={control}
            onClick={() => onStep(-1)}
          >
            <Icon name="arrow-left" className="size-6" />
          </button>
          <button
            type="button"
            aria-label={comparisonTexts.next}
            className={control}
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
