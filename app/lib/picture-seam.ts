import type { PictureSource } from './picture-widths.ts'

const middle = 0.5

type Pair = Pick<PictureSource, 'seam'>

/** Returns which share of a pair's width is left of its seam. */
export function seamShare({ seam = middle }: Pair): number {
  return seam
}

/** Returns where the seam of a pair is, in percent of its width. */
export function seamPercent(pair: Pair): number {
  return Math.round(seamShare(pair) * 100)
}
