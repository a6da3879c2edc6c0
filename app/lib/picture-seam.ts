import type { PictureSource } from './picture-widths.ts'

const middle = 0.5

/** Returns where the seam of a pair is, in percent of its width. */
export function seamPercent({
  seam = middle,
}: Pick<PictureSource, 'seam'>): number {
  return Math.round(seam * 100)
}
