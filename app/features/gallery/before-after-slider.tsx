import { clsx } from 'clsx'
import { useState } from 'react'

import { Icon } from '~/components/ui/icon'
import { Picture, placeholderStyle } from '~/components/ui/picture'
import { comparisonTexts } from '~/content/gallery-text'
import type { BeforeAfterImage } from '~/content/picture'
import { seamPercent } from '~/lib/picture-seam'
import { avifFiles } from '~/lib/picture-widths'

import { useSeamDrag } from './use-seam-drag'

interface BeforeAfterSliderProps {
  image: BeforeAfterImage
  sizes: string
  /**
   * URL of the whole pair, shown until its halves are there. Its smallest file
   * if unset.
   */
  preview?: string | undefined
  className?: string
}

// A range input, for the keyboard and announcements. Clicks on the picture are
// left to the parent.
export function BeforeAfterSlider({
  image,
  sizes,
  preview = avifFiles(image, 'whole')[0]?.src,
  className,
}: BeforeAfterSliderProps) {
  const [before, setBefore] = useState(seamPercent(image))
  const { range, handle, ...dragHandlers } = useSeamDrag(setBefore)
  const { width, height } = image
  const picture = { ...image, sizes, framed: true, fit: 'cover' } as const
  const placeholder = {
    backgroundImage: `url("${preview}"), ${placeholderStyle(image).backgroundImage}`,
    backgroundPosition: `${seamPercent(image)}%`,
  }

  return (
    <div
      role="presentation"
      {...dragHandlers}
      style={{
        '--before': before / 100,
        '--ratio': width / height,
        '--full-width': `${width}px`,
        ...placeholder,
      }}
      // Scrolling and zooming are left to the browser.
      className={clsx(
        'comparison relative aspect-(--ratio) w-[min(100cqw,100cqh*var(--ratio),var(--full-width))] touch-pan-y touch-pinch-zoom overflow-hidden rounded-field bg-cover select-none',
        className,
      )}
    >
      <Picture {...picture} part="after" />
      <Label className="right-3">{comparisonTexts.after}</Label>
      <div
        style={placeholder}
        className="absolute inset-0 bg-cover comparison-before"
      >
        <Picture {...picture} part="before" alt="" />
        <Label className="left-3">{comparisonTexts.before}</Label>
      </div>
      <input
        ref={range}
        type="range"
        min={0}
        max={100}
        value={before}
        onChange={(event) => setBefore(Number(event.target.value))}
        aria-label={comparisonTexts.seam}
        aria-valuetext={sharesInWords(before)}
        className="peer pointer-events-none absolute inset-0 opacity-0 noscript:hidden"
      />
      <span
        ref={handle}
        aria-hidden
        className="lean-ground absolute top-1/2 left-[clamp(var(--inset),var(--seam),100cqw-var(--inset))] grid size-13 -translate-1/2 cursor-ew-resize place-items-center text-ink [--inset:calc(6.5*var(--spacing)+4px)] before:rounded-button before:bg-action before:shadow-float peer-focus-visible:before:shadow-[0_0_0_3px_var(--ring-near)] peer-focus-visible:before:outline-3 peer-focus-visible:before:outline-offset-3 peer-focus-visible:before:outline-(--ring-far) noscript:hidden"
      >
        <Icon name="chevrons-left-right" className="size-6" />
      </span>
    </div>
  )
}

interface LabelProps {
  className: string
  children: string
}

function Label({ className, children }: LabelProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'pointer-events-none lean-ground absolute bottom-3 px-3.5 py-1 text-bar font-semibold text-on-deep before:rounded-button before:bg-deep/88',
        className,
      )}
    >
      {children}
    </span>
  )
}

function sharesInWords(before: number): string {
  const shares = [
    `${before}% ${comparisonTexts.before}`,
    `${100 - before}% ${comparisonTexts.after}`,
  ]
  return shares.join(', ').toLowerCase()
}
