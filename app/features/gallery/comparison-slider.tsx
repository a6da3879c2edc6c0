import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

import { Icon } from '~/components/ui/icon'
import { Picture } from '~/components/ui/picture'
import { comparisonTexts } from '~/content/gallery-text'
import type { BeforeAfterImage } from '~/content/picture'

interface ComparisonProps {
  image: BeforeAfterImage
  /** How wide it is shown; otherwise as in the overlay. */
  sizes?: string
  alt?: string
}

// Before on after, parted by the leaning seam that the split pictures of the tiles have. `--before`: 0 to 1;
// `--overhang`: what the middle of the seam is away from its ends. Drags to the side are the comparison's; scrolling and
// zooming stay the browser's.
const frame =
  '@container-size relative touch-[pan-y_pinch-zoom] overflow-hidden rounded-field select-none [--before:0.5] [--overhang:calc(var(--slope)*50cqh)] [--seam:calc(var(--before)*(100cqw+2*var(--overhang))-var(--overhang))] ' +
  'after:pointer-events-none after:absolute after:inset-0 after:bg-poppy after:[clip-path:polygon(calc(var(--seam)+var(--overhang)-2px)_0,calc(var(--seam)+var(--overhang)+2px)_0,calc(var(--seam)-var(--overhang)+2px)_100%,calc(var(--seam)-var(--overhang)-2px)_100%)]'

const label =
  'pointer-events-none absolute bottom-3 lean-ground px-3.5 py-1 text-bar font-semibold text-on-deep before:rounded-press before:bg-deep/88'

// At the very ends the seam leaves the picture. The handle stays.
const handle =
  'absolute top-1/2 left-[clamp(0.5*var(--size)+4px,var(--seam),100cqw-0.5*var(--size)-4px)] grid size-(--size) -translate-1/2 cursor-ew-resize lean-ground place-items-center text-ink [--size:calc(13*var(--spacing))] ' +
  'before:rounded-press before:bg-poppy before:floating peer-focus-visible:before:[box-shadow:0_0_0_3px_var(--ring-near)] peer-focus-visible:before:[outline:3px_solid_var(--ring-far)] peer-focus-visible:before:outline-offset-3'

/** How far a hand moves that only wants to click, in pixels. */
const steadyHand = 5

/**
 * The two halves of a pair on each other. A range input says where the one ends and the other begins, so the keys
 * and what is announced are the browser's own. The handle moves it too, and so does a drag anywhere on the picture;
 * a click on the picture is left to the component around it.
 */
export function ComparisonSlider({ image, sizes, alt = image.alt }: ComparisonProps) {
  const range = useRef<HTMLInputElement>(null)
  const { before, setBefore, ...hands } = useSeam(range)
  const { width, height } = image
  const [dirty, clean] = image.colors
  const picture = { ...image, alt, sizes: sizes ?? sizesInOverlay(width, height), fit: 'cover' } as const

  return (
    <div
      {...hands}
      role="presentation"
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100cqw, 100cqh * ${width / height}, ${width}px)`,
        backgroundColor: clean,
      }}
      className={frame}
    >
      <Picture {...picture} part="after" colors={[clean, clean]} />
      <span aria-hidden className={`${label} right-3`}>
        {comparisonTexts.after}
      </span>
      <div
        style={{ backgroundColor: dirty }}
        className="absolute inset-0 [clip-path:polygon(0_0,calc(var(--seam)+var(--overhang))_0,calc(var(--seam)-var(--overhang))_100%,0_100%)]"
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
        className="peer pointer-events-none absolute inset-0 opacity-0"
      />
      <span aria-hidden className={`comparison-handle ${handle}`}>
        <Icon name="chevrons-left-right" className="size-6" />
      </span>
    </div>
  )
}

/** Where the seam is, in percent of the picture that shows before, and what moves it besides the range. */
function useSeam(range: RefObject<HTMLInputElement | null>) {
  const element = useRef<HTMLDivElement>(null)
  const [before, setBefore] = useState(50)
  // Where the last press began, and whether it moves the seam.
  const press = useRef({ x: 0, moves: false })

  useLayoutEffect(() => {
    element.current?.style.setProperty('--before', String(before / 100))
  }, [before])

  function follow({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    press.current.moves ||= Math.abs(clientX - press.current.x) > steadyHand
    if (press.current.moves) {
      setBefore(Math.round(shareAt(clientX, currentTarget.getBoundingClientRect()) * 100))
    }
  }

  // iOS moves a range input by its thumb only, and here the whole picture is to be dragged.
  function grasp(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const onHandle = event.target instanceof Element && event.target.closest('.comparison-handle') !== null
    press.current = { x: event.clientX, moves: onHandle }
  }

  // Neither what moved the seam nor what assistive technology does to a slider is a click on the picture.
  function keepFromPicture(event: MouseEvent) {
    if (press.current.moves || event.detail === 0) event.stopPropagation()
  }

  // Without this, the press would take focus off the range, and the arrow keys with it.
  function focusRange(event: MouseEvent) {
    event.preventDefault()
    range.current?.focus({ preventScroll: true })
  }

  return {
    before,
    setBefore,
    ref: element,
    onPointerDown: grasp,
    onPointerMove: follow,
    onMouseDown: focusRange,
    onClick: keepFromPicture,
  }
}

// As wide as the window, or as its height allows between the buttons above and below.
function sizesInOverlay(width: number, height: number): string {
  return `min(100vw - 1.5rem, (100vh - 10.5rem) * ${(width / height).toFixed(3)}, ${width}px)`
}

/** How far the seam leans over the whole height, as in the split pictures and in comparison.css. */
const slope = Math.tan((8 * Math.PI) / 180)

/**
 * The share of the picture that shows before, 0 to 1, when the middle of the seam is at `x`. The seam travels
 * beyond both edges until its ends have left the picture too.
 */
function shareAt(x: number, { left, width, height }: DOMRect): number {
  const overhang = (slope * height) / 2
  const share = (x - left + overhang) / (width + 2 * overhang)
  return Math.min(Math.max(share, 0), 1)
}
