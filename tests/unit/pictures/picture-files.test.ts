import { expect, test } from 'vitest'

import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import { defaultBeforeAfter } from '../../../app/content/default-before-after.ts'
import { beforeAfter } from '../../../app/content/picture.ts'
import {
  avifFiles,
  maxFirstPictureBytes,
} from '../../../app/lib/picture-files.ts'
import { filesOf } from '../../../scripts/lib/make-picture.ts'

const pair = beforeAfter({
  id: 'deck',
  job: { surface: 'Deck', soil: 'gray fibers', work: 'oxygen cleaner' },
  alt: 'A deck',
})

test('lists the whole picture in AVIF and once in WebP', () => {
  const files = filesOf(pair).filter(({ part }) => part === 'whole')
  const names = files.map(({ src }) => src.replace('/pictures/gallery/', ''))
  expect(names.join(' ')).toBe(
    'deck-200.avif deck-400.avif deck-800.avif deck.avif deck.webp',
  )
  expect(files[2]).toMatchObject({ width: 800, height: 600 })
})

test('lists more widths for a half that pages show', () => {
  expect(avifFiles(pair, 'after').map(({ width }) => width)).toEqual([1200])
  expect(
    avifFiles({ ...pair, compared: true }, 'after').map(({ width }) => width),
  ).toEqual([800, 1200])
})

test.each([
  [
    'at the top of a city page',
    cityPageContent('folsom').picture,
    'whole',
    [800],
  ],
  ['that a hero reveals', defaultBeforeAfter, 'before', [800]],
  ['further down a page', pair, 'whole', []],
] as const)(
  'limits the size of the file that phones load for a picture %s',
  (_, picture, part, widths) => {
    const files = filesOf(picture).filter((file) => file.part === part)
    const bounded = files.filter(
      ({ maxBytes }) => maxBytes === maxFirstPictureBytes,
    )
    expect(bounded.map(({ width }) => width)).toEqual(widths)
  },
)

test('never enlarges a picture', () => {
  const widths = avifFiles({ ...pair, width: 500, height: 300 }, 'whole').map(
    ({ width }) => width,
  )
  expect(widths).toEqual([200, 400, 500])
})
