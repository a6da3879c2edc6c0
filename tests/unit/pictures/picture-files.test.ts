import { expect, test } from 'vitest'

import { headPairs } from '../../../app/content/cities/head-pairs.ts'
import { avifFiles, sourceSet } from '../../../app/ui/picture-files.ts'
import { filesOfPart, largestFirstPicture } from '../../../scripts/photography/picture-list.ts'

const wide = { src: '/pictures/gallery/deck.webp', width: 1200, height: 900 }
const tall = { src: '/pictures/gallery/wall.webp', width: 900, height: 1200 }

test('the whole picture comes in AVIF, and once in WebP, the full size under its own name', () => {
  const mostBytes = 180 * 1024
  expect(filesOfPart(tall, 'whole')).toEqual([
    { format: 'avif', src: '/pictures/gallery/wall-200.avif', width: 200, height: 267, mostBytes },
    { format: 'avif', src: '/pictures/gallery/wall-320.avif', width: 320, height: 427, mostBytes },
    { format: 'avif', src: '/pictures/gallery/wall-400.avif', width: 400, height: 533, mostBytes },
    { format: 'avif', src: '/pictures/gallery/wall-651.avif', width: 651, height: 868, mostBytes },
    { format: 'avif', src: '/pictures/gallery/wall-800.avif', width: 800, height: 1067, mostBytes },
    { format: 'avif', src: '/pictures/gallery/wall.avif', width: 900, height: 1200, mostBytes },
    { format: 'webp', src: '/pictures/gallery/wall.webp', width: 900, height: 1200, mostBytes },
  ])
})

test.each(['before', 'after'] as const)('the half %s comes in full size, and in AVIF alone', (part) => {
  expect(filesOfPart(wide, part).map(({ src }) => src)).toEqual([`/pictures/gallery/deck.${part}.avif`])
})

test('a half that is swept across the head of a page comes in the widths of phones as well', () => {
  expect(avifFiles({ ...wide, swept: true }, 'after').map(({ width }) => width)).toEqual([450, 800, 1200])
})

test.each([
  ['the head of a city', { ...wide, src: `/pictures/gallery/${headPairs.folsom}.webp` }, 'whole', 800],
  ['the head of a page with one picture', { ...wide, stand: 'large' as const }, 'whole', 800],
  ['a half that is swept', { ...wide, swept: true as const }, 'before', 800],
  ['a picture further down', wide, 'whole', undefined],
] as const)('of %s, what phones load of it has to be light', (_, picture, part, width) => {
  const light = filesOfPart(picture, part).filter(({ mostBytes }) => mostBytes === largestFirstPicture)
  expect(light.map((file) => file.width)).toEqual(width ? [width] : [])
})

test('a picture is never enlarged', () => {
  const small = { src: '/pictures/about/walk.webp', width: 500, height: 300 }
  expect(filesOfPart(small, 'whole').map(({ width }) => width)).toEqual([200, 320, 400, 500, 500])
})

test('a picture that stands on the wall alone comes in the widths of that wall, and its WebP in full size', () => {
  const onWall = filesOfPart({ ...wide, stand: 'wall' }, 'whole').map(({ format, width }) => [format, width])
  expect(onWall).toEqual([
    ['avif', 200],
    ['avif', 400],
    ['avif', 800],
    ['webp', 1200],
  ])
})

test('a source set names each file with its width', () => {
  expect(sourceSet(avifFiles(wide, 'whole').slice(0, 2))).toBe(
    '/pictures/gallery/deck-200.avif 200w, /pictures/gallery/deck-320.avif 320w',
  )
})
