import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'

import { Picture } from '~/ui/picture'

import type { GalleryItem } from './gallery-item'

interface GalleryOverlayProps {
  image: GalleryItem
  /** Counted from 1. */
  position: number
  total: number
  onStep: (by: 1 | -1) => void
  onClosed: () => void
}

const round =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-full bg-deep-raised text-on-deep ' +
  'transition-colors duration-150 hover:bg-water'

/**
 * One picture over the whole window. The native modal dialog keeps focus inside, closes on Escape and gives
 * focus back to where it came from.
 */
export function GalleryOverlay({ image, position, total, onStep, onClosed }: GalleryOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Removed while open it would leave focus nowhere; closed first, it returns it.
    return () => element?.close()
  }, [])

  function close() {
    dialog.current?.close()
  }

  function stepByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') onStep(1)
    if (event.key === 'ArrowLeft') onStep(-1)
  }

  // Every other click in here closes.
  function stepByClick(event: MouseEvent, by: 1 | -1) {
    event.stopPropagation()
    onStep(by)
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Before and after, full size"
      onClose={onClosed}
      className="fills-window on-deep fixed inset-0 h-dvh max-h-none w-full max-w-none bg-deep text-on-deep transition-opacity duration-200 starting:opacity-0"
    >
      <div
        role="presentation"
        onClick={close}
        onKeyDown={stepByKey}
        className="grid h-full cursor-zoom-out grid-rows-[auto_minmax(0,1fr)_auto] gap-3 p-3"
      >
        <button type="button" aria-label="Close" className={`justify-self-end ${round}`}>
          <X aria-hidden className="size-6" />
        </button>
        <Picture key={image.id} {...image} fit="contain" sizes="100vw" priority />
        <div className="flex items-center justify-center gap-4">
          <button
            type="button"
            aria-label="Previous picture"
            className={round}
            onClick={(event) => stepByClick(event, -1)}
          >
            <ChevronLeft aria-hidden className="size-6" />
          </button>
          <p aria-live="polite" className="min-w-40 text-center leading-snug">
            {image.category && <span className="block font-semibold">{image.category}</span>}
            <span className="text-on-deep-soft tabular-nums">
              {position} of {total}
            </span>
          </p>
          <button
            type="button"
            aria-label="Next picture"
            className={round}
            onClick={(event) => stepByClick(event, 1)}
          >
            <ChevronRight aria-hidden className="size-6" />
          </button>
        </div>
      </div>
    </dialog>
  )
}
