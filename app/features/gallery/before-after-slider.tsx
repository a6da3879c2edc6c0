import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

import { Icon } from '~/components/ui/icon'
import { Picture } from '~/components/ui/picture'
import { comparisonTexts } from '~/content/gallery-text'
import type { BeforeAfterImage } from '~/content/picture'
import { lean } from '~/content/theme-constants'

interface BeforeAfterSliderProps {
  image: BeforeAfterImage
  /** The `sizes` attribute of the pictures. */
  sizes: string
  alt?: string
}

// The before half on top of the after half, divided by the same slanted seam as
// in the tiles. `--before` is the seam's position from 0 to 1, `--overhang` the
// horizontal distance from the middle of the seam to its ends. Horizontal drags
// move the seam. Scrolling and zooming are left to the browser.
const frame =
  'seam @container-size relative [touch-action:pan-y_pinch-zoom] overflow-hidden rounded-field select-none [--overhang:calc(var(--slope)*50cqh)] [--seam:calc(var(--before)*(100cqw+2*var(--overhang))-var(--overhang))] ' +
  'after:pointer-events-none after:absolute after:inset-0 after:bg-poppy after:[clip-path:polygon(calc(var(--seam)+var(--overhang)-2px)_0,calc(var(--seam)+var(--overhang)+2px)_0,calc(var(--seam)-var(--overhang)+2px)_100%,calc(var(--seam)-var(--overhang)-2px)_100%)]'

const label =
  'pointer-events-none absolute bottom-3 lean-ground px-3.5 py-1 text-bar font-semibold text-on-deep before:rounded-button before:bg-deep/88'

// At both extremes the seam leaves the picture, but the handle stays inside.
const handle =
  'absolute top-1/2 left-[clamp(0.5*var(--size)+4px,var(--seam),100cqw-0.5*var(--size)-4px)] grid size-(--size) -translate-1/2 cursor-ew-resize lean-ground place-items-center text-ink noscript:hidden [--size:calc(13*var(--spacing))] ' +
  'before:rounded-button before:bg-poppy before:floating peer-focus-visible:before:[box-shadow:0_0_0_3px_var(--ring-near)] peer-focus-visible:before:[outline:3px_solid_var(--ring-far)] peer-focus-visible:before:outline-offset-3'

/** Maximum movement of a click, in pixels. Anything beyond is a drag. */
const clickTolerance = 5

/** Horizontal offset of the seam per unit of height. */
const slope = Math.tan((lean * Math.PI) / 180)

/**
 * Renders the two halves of a pair on top of each other. A range input sets the
 * position of the seam, so the browser provides keyboard control and
 * announcements. The seam also follows drags of the handle or anywhere on the
 * picture. Clicks on the picture are left to the parent component.
 */
export function BeforeAfterSlider({
  image,
  sizes,
  alt = image.alt,
}: BeforeAfterSliderProps) {
  const range = useRef<HTMLInputElement>(null)
  const [before, setBefore] = useState(50)
  // Where the last drag started, and whether it moves the seam.
  const drag = useRef({ x: 0, moves: false })
  const { width, height } = image
  const [dirty, clean] = image.colors
  const picture = { ...image, sizes, fit: 'cover' } as const

  // Dragging is implemented here because on iOS a range input moves only by its
  // thumb, not anywhere on the picture.
  function startDrag(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const isOnHandle =
      event.target instanceof Element &&
      event.target.closest('.comparison-handle') !== null
    drag.current = { x: event.clientX, moves: isOnHandle }
  }

  // The seam moves past both edges, until its ends have left the picture too.
  function moveSeam({
    currentTarget,
    clientX,
    pointerId,
  }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    drag.current.moves ||= Math.abs(clientX - drag.current.x) > clickTolerance
    if (!drag.current.moves) return
    const box = currentTarget.getBoundingClientRect()
    const overhang = (slope * box.height) / 2
    const position =
      (clientX - box.left + overhang) / (box.width + 2 * overhang)
    setBefore(Math.round(Math.min(Math.max(position, 0), 1) * 100))
  }

  // Otherwise the range would lose focus and stop responding to the arrow keys.
  function focusRange(event: MouseEvent) {
    event.preventDefault()
    range.current?.focus({ preventScroll: true })
  }

  // Drags, and clicks that assistive technology sends to the slider, are not
  // clicks on the picture.
  function suppressClick(event: MouseEvent) {
    if (drag.current.moves || event.detail === 0) event.stopPropagation()
  }

  return (
    <div
      role="presentation"
      onPointerDown={startDrag}
      onPointerMove={moveSeam}
      onMouseDown={focusRange}
      onClick={suppressClick}
      style={{
        '--before': before / 100,
        aspectRatio: `${width} / ${height}`,
        width: `min(100cqw, 100cqh * ${width / height}, ${width}px)`,
        backgroundColor: clean,
      }}
      className={frame}
    >
      <Picture {...picture} alt={alt} part="after" colors={[clean, clean]} />
      <span aria-hidden className={`${label} right-3`}>
        {comparisonTexts.after}
      </span>
      <div
        style={{ backgroundColor: dirty }}
        className="dirty-side absolute inset-0 [clip-path:polygon(0_0,calc(var(--seam)+var(--overhang))_0,calc(var(--seam)-var(--overhang))_100%,0_100%)]"
      >
        <Picture {...picture} part="before" alt="" colors={[dirty, dirty]} />
        <span aria-hidden className={`${label} left-3`}>
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
        aria-valuetext={`${before}% ${comparisonTexts.before}, ${100 - before}% ${comparisonTexts.after}`.toLowerCase()}
        className="peer pointer-events-none absolute inset-0 opacity-0 noscript:hidden"
      />
      <span aria-hidden className={`comparison-handle ${handle}`}>
        <Icon name="chevrons-left-right" className="size-6" />
      </span>
    </div>
  )
}
