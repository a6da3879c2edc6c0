/** How long the figures of the stats banner count, in milliseconds. */
export const countUpDuration = 2500

/** So much of the banner must be on the screen before the figures start. */
export const countUpVisibility = 0.3

/** The figure shown `elapsed` milliseconds after the start: quick at first, then slower, then `target`. */
export function countAt(target: number, elapsed: number): number {
  const progress = Math.min(Math.max(elapsed / countUpDuration, 0), 1)
  return Math.round(target * (1 - (1 - progress) ** 3))
}
