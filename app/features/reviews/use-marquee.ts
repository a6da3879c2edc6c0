import { useLayoutEffect, useRef, useState } from 'react'

import { useReducedMotion } from '~/components/ui/reduced-motion'

/** What halts the strip: its button, until the next click, or keyboard focus within, until it leaves. */
type Halt = 'button' | 'focus'

/**
 * An endless strip: a viewport with a track of three equal lists, which the animation `marquee` moves. Halted, it is
 * scrolled by hand from the same place, and moves on from where the visitor left it.
 */
export function useMarquee(secondsPerRound: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const halted = useRef(0)
  const [halt, setHalt] = useState<Halt>()
  const isStill = useReducedMotion()
  const isMoving = !isStill && !halt

  useLayoutEffect(() => {
    const box = viewport.current
    if (!box || isStill) return undefined
    if (!isMoving) {
      box.scrollLeft = halted.current
      return undefined
    }
    const round = track.current?.firstElementChild?.clientWidth || 1
    const [animation] = track.current?.getAnimations() ?? []
    if (animation) animation.currentTime = ((box.scrollLeft % round) / round) * secondsPerRound * 1000
    box.scrollLeft = 0
    const observer = new IntersectionObserver(([entry]) => {
      box.dataset['inView'] = String(entry?.isIntersecting)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [isMoving, isStill, secondsPerRound])

  function stop(by: Halt) {
    if (isMoving && track.current)
      halted.current = -new DOMMatrix(getComputedStyle(track.current).transform).m41
    setHalt(by)
  }

  return {
    viewport,
    track,
    /** The visitor wants no motion, or the page is not hydrated: there is nothing to stop. */
    isStill,
    isMoving,
    isPaused: halt === 'button',
    toggle: () => (halt === 'button' ? setHalt(undefined) : stop('button')),
    onFocus: () => isMoving && stop('focus'),
    onBlur: () => halt === 'focus' && setHalt(undefined),
  }
}
