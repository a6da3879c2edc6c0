import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'

import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { comparisonTexts } from '~/content/comparison-texts'
import { galleryControls } from '~/content/gallery-texts'
import { buttonStyle } from '~/ui/button-style'
import { Icon } from '~/ui/icon'

import { Comparison } from './comparison'
import type { GalleryItem } from './gallery-item'

interface GalleryOverlayProps {
  image: GalleryItem
  /** Counted from 1. */
  position: number
  total: number
  onStep: (by: 1 | -1) => void
  onClosed: () => void
}

const control = 'button button-on-deep grid size-12 shrink-0 cursor-pointer place-items-center text-on-deep'

/**
 * One pair over the whole window, to be compared; a click anywhere but on its controls closes it. The native modal
 * dialog keeps focus inside, closes on Escape and gives focus back to where it came from.
 */
export function GalleryOverlay({ image, position, total, onStep, onClosed }: GalleryOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Removed while open it would leave focus nowhere; closed first, it returns it.
    return () => element?.close()
  }, [])

  // Wiped away first. Back takes it off at once: then there is nothing left to close.
  async function close() {
    const element = dialog.current
    if (!element) return
    element.dataset['closing'] = ''
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
    element.close()
  }

  function closeByKey(event: SyntheticEvent) {
    event.preventDefault()
    void close()
  }

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
    const isClick = [pressed.current, target].every(
      (element) => element instanceof Element && !element.closest('button, a'),
    )
    if (isClick) void close()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={comparisonTexts.label}
      onClose={onClosed}
      onCancel={closeByKey}
      className="gallery-overlay fills-window on-deep fixed inset-0 h-dvh max-h-none w-full max-w-none bg-transparent text-on-deep"
    >
      <div
        role="presentation"
        onPointerDown={notePress}
        onClick={closeByClick}
        onKeyDown={stepByKey}
        className="h-full cursor-zoom-out"
      >
        <div className="gallery-overlay-sheet relative grid h-full grid-rows-[auto_minmax(0,1fr)_auto] gap-3 bg-deep pt-3 low:grid-cols-[minmax(0,1fr)_auto] low:grid-rows-[auto_minmax(0,1fr)]">
          <button
            type="button"
            aria-label={comparisonTexts.close}
            className={`${control} mr-4 justify-self-end low:col-start-2`}
            onClick={() => void close()}
          >
            <Icon name="x" className="size-6" />
          </button>
          <div className="mx-3 grid [container-type:size] place-items-center low:col-start-1 low:row-span-2 low:row-start-1 low:mb-4">
            <Comparison key={image.id} image={image} />
          </div>
          <div className="low:col-start-2 low:self-end">
            <div className="flex items-center justify-between gap-4 px-4 pb-3 max-sm:flex-wrap max-sm:gap-y-2 sm:px-6 low:flex-col low:items-end low:px-4 low:pb-5">
              <p
                aria-live="polite"
                className="flex flex-wrap items-baseline gap-x-4 leading-tight low:max-w-36 low:justify-end low:text-right"
              >
                {image.category && (
                  <span className="font-display text-heading font-bold">{image.category}</span>
                )}
                <span className="text-on-deep-soft tabular-nums">
                  {`${position} ${comparisonTexts.of} ${total}`}
                </span>
                <span className="basis-full text-sm leading-snug text-on-deep-soft max-sm:hidden low:hidden">
                  {image.alt}
                </span>
              </p>
              <div className="flex shrink-0 gap-3 max-sm:grow max-sm:justify-end low:flex-wrap low:justify-end">
                <SectionLink section={quoteFormId} className={buttonStyle('action', 'max-sm:px-3')}>
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
        </div>
      </div>
    </dialog>
  )
}
