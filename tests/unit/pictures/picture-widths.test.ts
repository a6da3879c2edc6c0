import { expect, test } from 'vitest'

import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import { defaultBeforeAfter } from '../../../app/content/default-before-after.ts'
import { beforeAfter } from '../../../app/content/picture.ts'
import { seamPercent } from '../../../app/lib/picture-seam.ts'
import { avifFiles } from '../../../app/lib/picture-widths.ts'
import {
  filesOf,
  maxFirstPictureBytes,
} from '../../../scripts/lib/make-picture.ts'

const pair = beforeAfter({
  id: 'deck',
  job: { surface: 'Deck', soil: 'gray fibers', work: 'oxygen cleaner' },
  alt: 'A deck',
})

test.each([
  {
    place: 'at the top of a city page',
    picture: cityPageContent('folsom').picture,
    widths: [800],
  },
  {
    place: 'that a hero reveals',
    picture: defaultBeforeAfter,
    // The whole and each half.
    widths: [800, 800, 800],
  },
  { place: 'further down a page', picture: pair, widths: [] },
])(
  'limits the size of the file that phones load for a picture $place',
  ({ picture, widths }) => {
    const files = filesOf(picture)
    const bounded = files.filter(
      ({ maxBytes }) => maxBytes === maxFirstPictureBytes,
    )
    expect(bounded.map(({ width }) => width)).toEqual(widths)
  },
)

test('never enlarges a picture', () => {
  const small = { ...pair, width: 500, height: 300 }
  const widths = avifFiles(small, 'whole').map(({ width }) => width)
  expect(widths).toEqual([200, 400, 500])
})

test('divides a pair in the middle unless its content says where', () => {
  expect(seamPercent(pair)).toBe(50)
  expect(seamPercent({ ...pair, seam: 0.36 })).toBe(36)
})
