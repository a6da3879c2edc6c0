import type { PictureSource } from './picture-widths.ts'

const middle = 0.5

type Pair = Pick<PictureSource, 'seam'>

export function seamShare({ seam = middle }: Pair): number {
  return seam
}

/** In percent of the pair's width. */
export function seamPercent(pair: Pair): number {
  return Math.round(seamShare(pair) * 100)
}
