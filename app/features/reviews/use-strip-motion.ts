import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useReducedMotion } from '~/ui/reduced-motion'

import type { moveStrip, StripMotion } from './move-strip'

/** Who stopped it: the visitor's button (until they press again) or the keyboard focus on it (until it leaves). */
type Halt = 'button' | 'focus'

/**
 * The motion of an endless strip: a viewport with a track of equal copies. It moves by transform; halted, the
 * same picture stays and is scrolled by hand from there, and moving on starts where the visitor left it.
 */
export function useStripMotion({ secondsPerRound }: { secondsPerRound: number }) {
  const viewport = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const motion = useRef<StripMotion>(undefined)
  const [halt, setHalt] = useState<Halt>()
  const move = useMoveStrip()
  const still = move === undefined
  const moving = !still && !halt

  useLayoutEffect(() => {
    if (!moving || !track.current || !viewport.current) return undefined
    const round = track.current.firstElementChild?.clientWidth ?? 1
    const scrolled = viewport.current.scrollLeft % round
    const started = move(track.current, secondsPerRound, scrolled / round)
    viewport.current.scrollLeft = 0
    if (isPointedAt(viewport.current)) started.pause()
    motion.current = started
    return () => started.cancel()
  }, [moving, move, secondsPerRound])

  function stop(by: Halt) {
    const shown = track.current ? -new DOMMatrix(getComputedStyle(track.current).transform).m41 : 0
    flushSync(() => setHalt(by))
    if (moving && viewport.current) viewport.current.scrollLeft = shown
  }

  function start() {
    flushSync(() => setHalt(undefined))
  }

  return {
    viewport,
    track,
    /** The visitor wants no motion at all, or cannot have it: there is nothing to stop. */
    still,
    moving,
    toggle: () => (halt === 'button' ? start() : stop('button')),
    onFocus: () => moving && stop('focus'),
    onBlur: () => halt === 'focus' && start(),
    onPointerEnter: () => moving && isPointedAt(viewport.current) && motion.current?.pause(),
    onPointerLeave: () => moving && motion.current?.play(),
    paused: halt === 'button',
  }
}

/** What moves the strip, once it has arrived; nothing where the visitor prefers less motion. */
function useMoveStrip(): typeof moveStrip | undefined {
  const reducedMotion = useReducedMotion()
  const [move, setMove] = useState<typeof moveStrip>()

  useEffect(() => {
    async function load() {
      const module = await import('./move-strip')
      setMove(() => module.moveStrip)
    }
    if (!reducedMotion) load().catch((error: unknown) => console.error('The reviews do not move.', error))
  }, [reducedMotion])

  return reducedMotion ? undefined : move
}

// A finger that scrolls past is no pointer that rests.
function isPointedAt(element: Element | null): boolean {
  return matchMedia('(hover: hover)').matches && element?.matches(':hover') === true
}
