import { type MouseEvent, type PointerEvent, useRef } from 'react'

import { lean } from '~/content/theme-constants'

const clickTolerance = 5

/** Horizontal offset of the seam per unit of height. */
const slope = Math.tan((lean * Math.PI) / 180)

interface Drag {
  /** Where it started, in pixels from the left edge of the window. */
  startX: number
  movesSeam: boolean
}

// On iOS, a range input alone moves only by its thumb.
export function useSeamDrag(onMove: (percent: number) => void) {
  const range = useRef<HTMLInputElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const drag = useRef<Drag>({ startX: 0, movesSeam: false })

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const { button, isPrimary, currentTarget, target } = event
    if (button !== 0 || !isPrimary) return
    currentTarget.setPointerCapture(event.pointerId)
    const isOnHandle =
      target instanceof Node && handle.current?.contains(target) === true
    drag.current = { startX: event.clientX, movesSeam: isOnHandle }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { currentTarget, clientX, pointerId } = event
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const distance = Math.abs(clientX - drag.current.startX)
    if (distance > clickTolerance) drag.current.movesSeam = true
    if (!drag.current.movesSeam) return
    onMove(seamPosition(currentTarget.getBoundingClientRect(), clientX))
  }

  // The range keeps the focus, and so responds to the arrow keys.
  function onMouseDown(event: MouseEvent) {
    event.preventDefault()
    range.current?.focus({ preventScroll: true })
  }

  // Assistive technology sends clicks to the slider.
  function onClick(event: MouseEvent) {
    const isFromRange = event.detail === 0
    if (drag.current.movesSeam || isFromRange) event.stopPropagation()
  }

  return { range, handle, onPointerDown, onPointerMove, onMouseDown, onClick }
}

function seamPosition(box: DOMRect, x: number): number {
  const overhang = (slope * box.height) / 2
  const position = (x - box.left + overhang) / (box.width + 2 * overhang)
  const clamped = Math.min(Math.max(position, 0), 1)
  return Math.round(clamped * 100)
}
