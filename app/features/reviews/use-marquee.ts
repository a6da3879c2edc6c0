import { inView } from 'motion'
import { animate } from 'motion/mini'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useReducedMotion } from '~/components/ui/reduced-motion'

/** Who stopped it: the visitor's button (until they press again) or the keyboard focus on it (until it leaves). */
type Halt = 'button' | 'focus'

/**
 * The motion of an endless strip: a viewport with a track of three equal lists. It moves by transform; halted, the
 * same picture stays and is scrolled by hand from there, and moving on starts where the visitor left it.
 */
export function useMarquee(secondsPerRound: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const motion = useRef<StripMotion>(undefined)
  const [halt, setHalt] = useState<Halt>()
  const isStill = useReducedMotion()
  const isMoving = !isStill && !halt

  useLayoutEffect(() => {
    if (!isMoving || !track.current || !viewport.current) return undefined
    const round = track.current.firstElementChild?.clientWidth ?? 1
    const scrolled = viewport.current.scrollLeft % round
    const started = moveStrip(track.current, secondsPerRound, scrolled / round)
    viewport.current.scrollLeft = 0
    if (isPointedAt(viewport.current)) started.pause()
    motion.current = started
    return () => started.cancel()
  }, [isMoving, secondsPerRound])

  function stop(by: Halt) {
    const shown = track.current ? -new DOMMatrix(getComputedStyle(track.current).transform).m41 : 0
    flushSync(() => setHalt(by))
    if (isMoving && viewport.current) viewport.current.scrollLeft = shown
  }

  function start() {
    flushSync(() => setHalt(undefined))
  }

  return {
    viewport,
    track,
    /** The visitor wants no motion, or the page is not hydrated: there is nothing to stop. */
    isStill,
    isMoving,
    isPaused: halt === 'button',
    toggle: () => (halt === 'button' ? start() : stop('button')),
    onFocus: () => isMoving && stop('focus'),
    onBlur: () => halt === 'focus' && start(),
    onPointerEnter: () => isMoving && isPointedAt(viewport.current) && motion.current?.pause(),
    onPointerLeave: () => isMoving && motion.current?.play(),
  }
}

interface StripMotion {
  /** Goes on, as soon as the strip is in sight. */
  play: () => void
  pause: () => void
  cancel: () => void
}

/** The first of the three equal lists, as wide as the others: what is left of the space that leads the row. */
const list = '(100% - var(--spacing-gutter)) / -3'

/**
 * Moves a row of three equal lists without end: from the second to the third, which look the same, so that there
 * is always one on either side. Out of sight it rests.
 * @param share of a round that is already done.
 */
function moveStrip(track: HTMLElement, secondsPerRound: number, share: number): StripMotion {
  const motion = animate(
    track,
    { transform: [`translateX(calc(${list}))`, `translateX(calc(${list} * 2))`] },
    { duration: secondsPerRound, ease: 'linear', repeat: Infinity },
  )
  // There is no share of a row that has no width: it is not laid out.
  if (Number.isFinite(share)) motion.time = share * secondsPerRound
  motion.pause()

  let isWanted = true
  let isSeen = false

  function update() {
    if (isWanted && isSeen) motion.play()
    else motion.pause()
  }

  function want(wanted: boolean) {
    isWanted = wanted
    update()
  }

  function see(seen: boolean) {
    isSeen = seen
    update()
  }

  const stopWatching = inView(track.parentElement ?? track, () => {
    see(true)
    return () => see(false)
  })
  return {
    play: () => want(true),
    pause: () => want(false),
    cancel() {
      stopWatching()
      motion.cancel()
    },
  }
}

// A finger that scrolls past is no pointer that rests.
function isPointedAt(element: Element | null): boolean {
  return matchMedia('(hover: hover)').matches && element?.matches(':hover') === true
}
