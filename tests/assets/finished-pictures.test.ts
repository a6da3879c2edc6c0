import { existsSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { citySlugs } from '../../app/content/cities/city-index.ts'
import { cityPageContent } from '../../app/content/cities/city-page-content.ts'
import { defaultBeforeAfter } from '../../app/content/default-before-after.ts'
import { galleryHero } from '../../app/content/gallery.ts'
import { illustrationNote, type Picture } from '../../app/content/picture.ts'
import { services } from '../../app/content/services/services.ts'
import { sitePictures } from '../../app/content/site-pictures.ts'
import { specialties } from '../../app/content/specialties/specialties.ts'
import { avifFiles, type PicturePart } from '../../app/lib/picture-widths.ts'
import {
  pagesOfEachKind,
  sharedPicture,
  sharedPictureSize,
} from '../../app/lib/site-pages.ts'
import { firmFolder } from '../../scripts/lib/firm.cjs'
import { encode, maxPhoneBytes } from '../../scripts/lib/make-picture.ts'
import { listFiles } from '../../scripts/lib/photographs.ts'

const madeFolder = `${firmFolder}/generated/public`

const heroes = [
  galleryHero,
  ...citySlugs.flatMap((slug) => cityPageContent(slug).picture ?? []),
  ...services.flatMap(({ heroPicture }) => heroPicture ?? []),
]
const heroSources = new Set(heroes.map(({ src }) => src))

function pathOf(src: string): string {
  const made = join(madeFolder, src)
  return existsSync(made) ? made : join(firmFolder, src)
}

function isPair(picture: Picture): boolean {
  return existsSync(pathOf(picture.src.replace('.webp', '.before.avif')))
}

function filesOf(picture: Picture) {
  const parts: PicturePart[] = isPair(picture)
    ? ['whole', 'before', 'after']
    : ['whole']
  return [...parts.flatMap((part) => avifFiles(picture, part)), picture]
}

test.each(sitePictures)(
  '$src has a file without metadata in every format and width',
  async (picture) => {
    for (const { src, width, height } of filesOf(picture)) {
      const { mediaType, exif, xmp, iptc, icc, ...size } = await sharp(
        pathOf(src),
      ).metadata()
      expect({
        src,
        mediaType,
        width: size.width,
        height: size.height,
        exif,
        xmp,
        iptc,
        icc,
      }).toEqual({
        src,
        mediaType: `image/${extname(src).slice(1)}`,
        width,
        height,
      })
      expect(statSync(pathOf(src)).size).toBeLessThanOrEqual(180 * 1024)
    }
  },
)

test('phones get a small file of each picture above the fold', () => {
  const wholes = sitePictures.filter(
    (picture) => heroSources.has(picture.src) || !isPair(picture),
  )
  const specialtyPairs = specialties.flatMap(({ pair }) => pair ?? [])
  const halves = [defaultBeforeAfter, ...specialtyPairs].filter(
    ({ src }) => src !== '',
  )
  const files = [
    ...wholes.flatMap((picture) => avifFiles(picture, 'whole')),
    ...halves.flatMap((picture) => avifFiles(picture, 'before')),
    ...halves.flatMap((picture) => avifFiles(picture, 'after')),
  ]
  const sizes = files
    .filter(({ width }) => width === 800)
    .map(({ src }) => ({ src, bytes: statSync(pathOf(src)).size }))
  expect(sizes.filter(({ bytes }) => bytes > maxPhoneBytes)).toEqual([])
})

test('lowers the quality of a picture until its file is small enough', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const image = sharp({
    create: { width: 200, height: 200, channels: 3, background: '#000', noise },
  })
  const best = await encode(image, 'avif', 1_000_000)
  expect(
    (await encode(image, 'avif', best.length - 2_000)).length,
  ).toBeLessThanOrEqual(best.length - 2_000)
})

test('has no finished picture that the content does not use', () => {
  const named = new Set(
    sitePictures
      .flatMap((picture) => filesOf(picture))
      .map(({ src }) => src.replace('/pictures/', '')),
  )
  const folder = join(firmFolder, 'pictures')
  const files = existsSync(folder) ? listFiles(folder) : []
  const finished = files.filter((path) => /\.(?:avif|webp)$/.test(path))
  expect(finished.filter((path) => !named.has(path))).toEqual([])
})

test.each(pagesOfEachKind)(
  'has a link preview for the page $path: a JPEG of 1200 x 630 pixels and at most 100 KB',
  async (page) => {
    const { src, alt } = sharedPicture(page)
    const path = join(madeFolder, src)
    const { format, width, height, exif } = await sharp(path).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      ...sharedPictureSize,
      exif: undefined,
    })
    expect(statSync(path).size).toBeLessThanOrEqual(100_000)
    expect(alt).not.toBe('')
  },
)

test('labels illustrations as such until every picture is a photograph', () => {
  const [illustration, photograph] = [{}, { photograph: true as const }]
  expect(illustrationNote([illustration, illustration])).toBe(
    'Illustrations of typical results',
  )
  expect(illustrationNote([illustration, photograph])).toBe(
    'Photographs of our work and illustrations of typical results',
  )
  expect(illustrationNote([photograph])).toBeUndefined()
})
