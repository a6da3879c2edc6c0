import { useState } from 'react'

import { Icon } from '~/components/ui/icon'
import { Picture } from '~/components/ui/picture'
import { comparisonTexts } from '~/content/gallery-text'
import type { BeforeAfterImage } from '~/content/picture'
import { seamPercent } from '~/lib/picture-seam'

import { useSeamDrag } from './use-seam-drag'

interface BeforeAfterSliderProps {
  image: BeforeAfterImage
  /** The `sizes` attribute of the pictures. */
  sizes: string
}

/**
 * Renders the two halves of a pair on top of each other. A range input sets the
 * position of the seam, so the browser provides keyboard control and
 * announcements. The seam also follows drags of the handle or anywhere on the
 * picture. Clicks on the picture are left to the parent component.
 */
export function BeforeAfterSlider({ image, sizes }: BeforeAfterSliderProps) {
  const [before, setBefore] = useState(seamPercent(image))
  const { range, handle, ...dragHandlers } = useSeamDrag(setBefore)
  const { width, height } = image
  const [dirty, clean] = image.colors
  const picture = { ...image, sizes, fit: 'cover' } as const

  return (
    <div
      role="presentation"
      {...dragHandlers}
      style={{
        '--before': before / 100,
        '--ratio': width / height,
        '--full-width': `${width}px`,
        backgroundColor: clean,
      }}
      className="comparison seam"
    >
      <Picture {...picture} part="after" colors={[clean, clean]} />
      <span aria-hidden className="comparison-label right-3">
        {comparisonTexts.after}
      </span>
      <div
        style={{ backgroundColor: dirty }}
        className="comparison-before dirty-side"
      >
        <Picture {...picture} part="before" alt="" colors={[dirty, dirty]} />
        <span aria-hidden className="comparison-label left-3">
          {comparisonTexts.before}
        </span>
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
        className="comparison-range noscript:hidden"
      />
      <span
        ref={handle}
        aria-hidden
        className="comparison-handle noscript:hidden"
      >
        <Icon name="chevrons-left-right" className="size-6" />
      </span>
    </div>
  )
}

function sharesInWords(before: number): string {
  const shares = [
    `${before}% ${comparisonTexts.before}`,
    `${100 - before}% ${comparisonTexts.after}`,
  ]
  return shares.join(', ').toLowerCase()
}
