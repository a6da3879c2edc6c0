import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useReducedMotion } from '~/ui/use-reduced-motion'

/** Who stopped it: the visitor's button (until they press again) or the keyboard focus on it (until it leaves). */
type Halt = 'button' | 'focus'

/**
 * The motion of an endless strip: a viewport with a track of equal copies. It moves by transform; halted, the
 * same picture stays and is scrolled by hand from there, and moving on starts where the visitor left it.
 */
export function useStripMotion({ secondsPerRound }: { secondsPerRound: number }) {
  const still = useReducedMotion()
  const viewport = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [halt, setHalt] = useState<Halt>()
  const [startedAt, setStartedAt] = useState(0)
  const moving = !still && !halt

  function stop(by: Halt) {
    const shown = track.current ? -new DOMMatrix(getComputedStyle(track.current).transform).m41 : 0
    flushSync(() => setHalt(by))
    if (moving && viewport.current) viewport.current.scrollLeft = shown
  }

  function start() {
    const round = track.current?.firstElementChild?.clientWidth ?? 1
    const scrolled = viewport.current?.scrollLeft ?? 0
    flushSync(() => {
      setStartedAt((scrolled % round) / round)
      setHalt(undefined)
    })
    if (viewport.current) viewport.current.scrollLeft = 0
  }

  return {
    viewport,
    track,
    /** The visitor wants no motion at all, or cannot have it: there is nothing to stop. */
    still,
    moving,
    style: moving
      ? { animationDuration: `${secondsPerRound}s`, animationDelay: `${-startedAt * secondsPerRound}s` }
      : undefined,
    toggle: () => (halt === 'button' ? start() : stop('button')),
    onFocus: () => moving && stop('focus'),
    onBlur: () => halt === 'focus' && start(),
    paused: halt === 'button',
  }
}
