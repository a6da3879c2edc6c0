import { animate } from 'motion/mini'

export type StripMotion = ReturnType<typeof moveStrip>

/** The first of the three equal lists, as wide as the others: what is left of the space that leads the row. */
const list = '(100% - var(--spacing-gutter)) / -3'

/**
 * Moves a row of three equal lists without end: from the second to the third, which look the same, so that there
 * is always one on either side.
 * @param share of a round that is already done.
 */
export function moveStrip(track: HTMLElement, secondsPerRound: number, share: number) {
  const motion = animate(
    track,
    { transform: [`translateX(calc(${list}))`, `translateX(calc(${list} * 2))`] },
    { duration: secondsPerRound, ease: 'linear', repeat: Infinity },
  )
  // There is no share of a row that has no width: it is not laid out.
  if (Number.isFinite(share)) motion.time = share * secondsPerRound
  return motion
}
