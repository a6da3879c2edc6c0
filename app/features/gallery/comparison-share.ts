/** How far the seam leans over the whole height, as in the split pictures and in comparison.css. */
const slope = Math.tan((8 * Math.PI) / 180)

interface Frame {
  left: number
  width: number
  height: number
}

/**
 * The share of the picture that shows before, 0 to 1, when the middle of the seam is at `x`. The seam travels
 * beyond both edges until its ends have left the picture too.
 */
export function shareAt(x: number, { left, width, height }: Frame): number {
  const overhang = (slope * height) / 2
  const share = (x - left + overhang) / (width + 2 * overhang)
  return Math.min(Math.max(share, 0), 1)
}
