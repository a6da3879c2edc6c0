/** How long the figures of the stats banner count, in milliseconds. */
export const countUpDuration = 2500

/** So much of the banner must be on the screen before the figures start. */
export const countUpVisibility = 0.3

/** Quick at first, then slower: the share of the way done after this share of the time. */
export function easeOut(time: number): number {
  return 1 - (1 - time) ** 3
}

/** The figure shown at this share of the way to `target`. */
export function figureAt(target: number, share: number): number {
  return Math.round(target * Math.min(Math.max(share, 0), 1))
}
