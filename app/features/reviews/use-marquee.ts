import { inView } from 'motion'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'

import { useReducedMotion } from '~/browser/reduced-motion'

/** The button halts the strip until the next click, focus until blur. */
type Halt = 'button' | 'focus'

// A viewport around a track of three equal lists, which the `marquee` keyframes
// move. When halted, it scrolls by hand.
export function useMarquee(secondsPerLoop: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const haltedAt = useRef(0)
  const [halt, setHalt] = useState<Halt>()
  const isStill = useReducedMotion()
  const isMoving = !isStill && !halt

  useLayoutEffect(() => {
    const box = viewport.current
    if (!box || isStill) return undefined
    if (!isMoving) {
      box.scrollLeft = haltedAt.current
      return undefined
    }
    resumeAnimation(track.current, box.scrollLeft, secondsPerLoop)
    box.scrollLeft = 0
    return moveWhileInView(box)
  }, [isMoving, isStill, secondsPerLoop])

  function stop(by: Halt) {
    if (isMoving) haltedAt.current = movedDistance(track.current)
    setHalt(by)
  }

  function toggle() {
    if (halt === 'button') setHalt(undefined)
    else stop('button')
  }

  function resumeAfterFocus({ currentTarget, relatedTarget }: FocusEvent) {
    const hasLeft = !currentTarget.contains(relatedTarget)
    if (halt === 'focus' && hasLeft) setHalt(undefined)
  }

  return {
    viewport,
    track,
    /** No motion is preferred, or the page is not hydrated yet. */
    isStill,
    isMoving,
    isPaused: halt === 'button',
    toggle,
    pauseForFocus: () => isMoving && stop('focus'),
    resumeAfterFocus,
  }
}

function resumeAnimation(
  track: HTMLElement | null,
  scrolled: number,
  secondsPerLoop: number,
): void {
  const listWidth = track?.firstElementChild?.clientWidth ?? 0
  const [animation] = track?.getAnimations() ?? []
  if (!animation || listWidth === 0) return
  const share = (scrolled % listWidth) / listWidth
  animation.currentTime = share * secondsPerLoop * 1000
}

function movedDistance(track: HTMLElement | null): number {
  if (!track) return 0
  const { transform } = getComputedStyle(track)
  return -new DOMMatrix(transform).m41
}

// Styles pause the animation of any other.
function moveWhileInView(strip: HTMLElement): () => void {
  function setInView(isInView: boolean) {
    strip.dataset['inView'] = String(isInView)
  }
  return inView(strip, () => {
    setInView(true)
    return () => setInView(false)
  })
}
