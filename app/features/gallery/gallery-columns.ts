/**
 * The columns of a wide window. The section above ends lower on the left, so
 * that they start at different heights. `space` is the space above a column, in
 * column widths.
 */
export const columnOffsets = [
  { space: 0.25, className: 'lg:mt-24' },
  { space: 0.125, className: 'lg:mt-12 lg:break-before-column' },
  { space: 0, className: 'lg:break-before-column' },
] as const

/** Height of the line below each picture, in column widths. */
const captionHeight = 0.14

/**
 * Returns the indexes at which columns start, so that all columns end at about
 * the same height.
 * @param pictures heights of the pictures, in column widths.
 */
export function columnStarts(pictures: readonly number[]): number[] {
  const heights = pictures.map((height) => height + captionHeight)
  const spaces = columnOffsets.map(({ space }) => space)
  const columnHeight = sum([...heights, ...spaces]) / spaces.length
  const starts = [0]
  let filled: number = columnOffsets[0].space
  for (const [index, height] of heights.entries()) {
    const spaceOfNext = spaces[starts.length]
    const middle = filled + height / 2
    const isColumnFull = middle > columnHeight * starts.length
    if (spaceOfNext !== undefined && isColumnFull) {
      starts.push(index)
      filled += spaceOfNext
    }
    filled += height
  }
  return starts
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
