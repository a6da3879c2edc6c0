import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'

import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { comparisonTexts } from '~/content/gallery-text'
import { avifFiles } from '~/lib/picture-widths'

import { BeforeAfterSlider } from './before-after-slider'
import { GalleryDialogFooter } from './gallery-dialog-footer'
import type { GalleryItem } from './gallery-layout'

interface GalleryDialogProps {
  image: GalleryItem
  position: number
  total: number
  onStep: (by: 1 | -1) => void
  onClosed: () => void
}

const stepsByKey: Partial<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
}

/** A click anywhere but on a control closes it. */
export function GalleryDialog({ onClosed, ...props }: GalleryDialogProps) {
  const { image, onStep } = props
  const [isOpen, setIsOpen] = useState(true)
  const preview = previewOf(image)

  function stepOnArrowKey(event: KeyboardEvent) {
    const { key, target, currentTarget } = event
    const by = stepsByKey[key]
    // In the comparison slider, these keys move the seam.
    if (by === undefined || target instanceof HTMLInputElement) return
    onStep(by)
    // Where the same step is repeated.
    currentTarget.querySelector<HTMLElement>(`[data-step="${by}"]`)?.focus()
  }

  function closeOnClick({ target }: MouseEvent) {
    const isOnControl =
      target instanceof Element && target.closest('button, a') !== null
    if (!isOnControl) setIsOpen(false)
  }

  // Back closes the dialog without a transition.
  function handleTransitionEnd(isNowOpen: boolean) {
    if (!isNowOpen) onClosed()
  }

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      onOpenChangeComplete={handleTransitionEnd}
    >
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={comparisonTexts.label}
          onClick={closeOnClick}
          onKeyDown={stepOnArrowKey}
          className="fixed inset-0 z-60 h-dvh w-full cursor-zoom-out text-on-deep transition-opacity duration-220 ease-wash data-ending-style:opacity-50 starting:opacity-50"
        >
          {/* Only the sheet is clipped, so clicks next to it still hit the dialog. */}
          <div className="relative isolate grid h-full grid-rows-[auto_minmax(0,1fr)_auto] gap-3 bg-deep pt-3 wipe low:grid-cols-[minmax(0,1fr)_12.5rem] low:grid-rows-[auto_minmax(0,1fr)] low:pt-2">
            <Dialog.Close
              aria-label={comparisonTexts.close}
              className={buttonStyle({
                tone: 'on-deep',
                size: 'icon',
                className:
                  'mr-4 size-12 cursor-pointer justify-self-end low:col-start-2',
              })}
            >
              <Icon name="x" className="size-6" />
            </Dialog.Close>
            {/* Blurry at this size. */}
            <div
              aria-hidden
              style={{ backgroundImage: `url("${preview}")` }}
              className="absolute inset-0 -z-10 bg-cover bg-center opacity-20"
            />
            <div className="@container-size mx-3 grid place-items-center low:col-start-1 low:row-span-2 low:row-start-1 low:mb-3">
              <BeforeAfterSlider
                key={image.id}
                image={image}
                sizes={sizesOf(image)}
                preview={preview}
                className="max-sm:portrait:aspect-auto max-sm:portrait:h-[min(100cqh,100cqw/min(var(--ratio),0.62))] max-sm:portrait:w-full"
              />
            </div>
            <GalleryDialogFooter {...props} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Returns the file that the tile shows, or else the smallest. */
function previewOf(image: GalleryItem): string | undefined {
  const tile = document.getElementById(image.id)?.querySelector('img')
  const [smallest] = avifFiles(image, 'whole')
  return tile?.currentSrc || smallest?.src
}

/** On phones, wider pictures are cropped to this ratio. */
const phoneRatio = 0.62

// The window's width, or what its height allows.
function sizesOf({ width, height }: GalleryItem): string {
  const ratio = width / height
  const uncropped = Math.max(ratio / phoneRatio, 1).toFixed(3)
  const byHeight = `(100vh - 10.5rem) * ${ratio.toFixed(3)}`
  return [
    `(max-width: 40rem) and (orientation: portrait) calc((100vw - 1.5rem) * ${uncropped})`,
    `min(100vw - 1.5rem, ${byHeight}, ${width}px)`,
  ].join(', ')
}
