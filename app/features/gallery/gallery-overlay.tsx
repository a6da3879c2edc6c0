import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'

import { comparisonTexts } from '~/content/comparison-texts'
import { Icon } from '~/ui/icon'
import { avifFiles } from '~/ui/picture-files'
import { untilAnswered } from '~/ui/until-answered'

import { Comparison } from './comparison'
import { GalleryOverlayFoot, type OverlayPlace } from './gallery-overlay-foot'
import { overlayControl } from './overlay-control'

interface GalleryOverlayProps extends OverlayPlace {
  onClosed: () => void
}

/** Of the scene behind a pair: words stand on it. */
const groundOpacity = 0.2

/**
 * One pair over the whole window, to be compared; a click anywhere but on its controls closes it. The native modal
 * dialog keeps focus inside, closes on Escape and gives focus back to where it came from.
 */
export function GalleryOverlay({ image, position, total, onStep, onClosed }: GalleryOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    const { dataset } = document.documentElement
    dataset['windowFilled'] = ''
    element?.showModal()
    return () => {
      delete dataset['windowFilled']
      // Removed while open it would leave focus nowhere; closed first, it returns it.
      element?.close()
    }
  }, [])

  // Wiped away first. Back takes it off at once: then there is nothing left to close.
  async function close() {
    const element = dialog.current
    if (!element) return
    element.dataset['closing'] = ''
    // Asked for at once, they would have the page styled within the press.
    await untilAnswered()
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
      className="gallery-overlay on-deep fixed inset-0 h-dvh max-h-none w-full max-w-none bg-transparent text-on-deep"
    >
      <div
        role="presentation"
        onPointerDown={notePress}
        onClick={closeByClick}
        onKeyDown={stepByKey}
        className="h-full cursor-zoom-out"
      >
        <div className="gallery-overlay-sheet relative isolate grid h-full grid-rows-[auto_minmax(0,1fr)_auto] gap-3 bg-deep pt-3 low:pt-2 low:grid-cols-[minmax(0,1fr)_11rem] low:grid-rows-[auto_minmax(0,1fr)]">
          <button
            type="button"
            aria-label={comparisonTexts.close}
            className={`${overlayControl} mr-4 justify-self-end low:col-start-2`}
            onClick={() => void close()}
          >
            <Icon name="x" className="size-6" />
          </button>
          {/* What the pair leaves free of the window: its own scene in its smallest file, which so large has no edges. */}
          <div
            aria-hidden
            style={{
              background: `center / cover url("${avifFiles(image, 'whole')[0]?.src}")`,
              opacity: groundOpacity,
            }}
            className="absolute inset-0 -z-10"
          />
          <div className="mx-3 grid [container-type:size] place-items-center low:col-start-1 low:row-span-2 low:row-start-1 low:mb-3">
            <Comparison key={image.id} image={image} />
          </div>
          <GalleryOverlayFoot image={image} position={position} total={total} onStep={onStep} />
        </div>
      </div>
    </dialog>
  )
}
