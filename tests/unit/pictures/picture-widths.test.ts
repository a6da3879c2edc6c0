import { expect, test } from 'vitest'

import { seamPercent } from '../../../app/lib/picture-seam.ts'
import { avifFiles } from '../../../app/lib/picture-widths.ts'

const pair = { src: '/pictures/deck.webp', width: 1200, height: 900 }

test('never enlarges a picture', () => {
  const small = { ...pair, width: 500, height: 300 }
  const widths = avifFiles(small, 'whole').map(({ width }) => width)
  expect(widths).toEqual([200, 400, 500])
})

test('divides a pair in the middle unless its content says where', () => {
  expect(seamPercent({})).toBe(50)
  expect(seamPercent({ seam: 0.36 })).toBe(36)
})
