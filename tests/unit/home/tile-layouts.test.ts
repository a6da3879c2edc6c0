import { expect, test } from 'vitest'

import { tileLayoutAt } from '../../../app/features/home/tile-layouts.ts'

const counts = Array.from({ length: 10 }, (_, index) => index + 3)

/** Each applies the classes of its breakpoints. */
const widths = [
  { name: 'phone', columns: 2, breakpoints: ['xs'] },
  { name: 'tablet', columns: 2, breakpoints: ['xs', 'sm'] },
  { name: 'laptop', columns: 4, breakpoints: ['xs', 'sm', 'lg'] },
  { name: 'desktop', columns: 6, breakpoints: ['xs', 'sm', 'lg', 'xl'] },
]

test.each(widths)(
  'three to twelve tiles fill the rows of a $name',
  ({ columns, breakpoints }) => {
    const pattern = new RegExp(
      String.raw`\b(?:${breakpoints.join('|')}):(col|row)-span-2\b`,
      'g',
    )
    const emptyCells = counts.map((count) => {
      const cells = Array.from({ length: count }, (_, index) => {
        const { cell } = tileLayoutAt(index, count)
        const spans = Array.from(cell.matchAll(pattern), ([, kind]) => kind)
        return 2 ** new Set(spans).size
      })
      return cells.reduce((sum, each) => sum + each, 0) % columns
    })
    expect(emptyCells).toEqual(counts.map(() => 0))
  },
)
