import { inView } from 'motion'
import { animate } from 'motion/mini'

export interface StripMotion {
  /** Goes on, as soon as the strip is in sight. */
  play: () => void
  pause: () => void
  cancel: () => void
}

/** The first of the three equal lists, as wide as the others: what is left of the space that leads the row. */
const list = '(100% - var(--spacing-gutter)) / -3'

/**
 * Moves a row of three equal lists without end: from the second to the third, which look the same, so that there
 * is always one on either side. Out of sight it rests: whatever moves is styled anew with every frame of the page.
 * @param share of a round that is already done.
 */
export function moveStrip(track: HTMLElement, secondsPerRound: number, share: number): StripMotion {
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

  const stopWatching = inView(track.parentElement ?? track, () => {
    isSeen = true
    update()
    return () => {
      isSeen = false
      update()
    }
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
