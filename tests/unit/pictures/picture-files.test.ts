import { expect, test } from 'vitest'

import { avifFiles, type PicturePart, sourceSet } from '../../../app/ui/picture-files.ts'
import { filesOfPart } from '../../../scripts/photography/picture-list.ts'

const wide = { src: '/pictures/gallery/deck.webp', width: 1200, height: 900 }
const tall = { src: '/pictures/gallery/wall.webp', width: 900, height: 1200 }

test('the whole picture comes in AVIF, and once in WebP, the full size under its own name', () => {
  expect(filesOfPart(tall, 'whole')).toEqual([
    { format: 'avif', src: '/pictures/gallery/wall-240.avif', width: 240, height: 320 },
    { format: 'avif', src: '/pictures/gallery/wall-360.avif', width: 360, height: 480 },
    { format: 'avif', src: '/pictures/gallery/wall-540.avif', width: 540, height: 720 },
    { format: 'avif', src: '/pictures/gallery/wall-800.avif', width: 800, height: 1067 },
    { format: 'avif', src: '/pictures/gallery/wall.avif', width: 900, height: 1200 },
    { format: 'webp', src: '/pictures/gallery/wall.webp', width: 900, height: 1200 },
  ])
})

test.each(['before', 'after'] as const)('the half %s comes in full size, and in AVIF alone', (part) => {
  expect(filesOfPart(wide, part).map(({ src }) => src)).toEqual([`/pictures/gallery/deck.${part}.avif`])
})

test('a half that is swept across the head of a page comes in the widths of phones as well', () => {
  expect(avifFiles({ ...wide, swept: true }, 'after').map(({ width }) => width)).toEqual([540, 800, 1200])
})

test('a picture is never enlarged', () => {
  const small = { src: '/pictures/about/walk.webp', width: 500, height: 300 }
  expect(filesOfPart(small, 'whole').map(({ width }) => width)).toEqual([240, 360, 500, 500])
})

test.each<[string, PicturePart]>([
  ['the whole picture', 'whole'],
  ['a swept half', 'after'],
])('no AVIF width of %s is more than one and a half times the one before', (_, part) => {
  const widths = avifFiles({ ...wide, swept: true }, part).map(({ width }) => width)
  for (const [index, width] of widths.slice(1).entries()) {
    expect(width / (widths[index] ?? 0)).toBeLessThanOrEqual(1.5)
  }
})

test('a source set names each file with its width', () => {
  expect(sourceSet(avifFiles(wide, 'whole').slice(0, 2))).toBe(
    '/pictures/gallery/deck-240.avif 240w, /pictures/gallery/deck-360.avif 360w',
  )
})
