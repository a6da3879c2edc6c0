import { globSync, statSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { pictureColors } from '../../app/content/generated/picture-colors.ts'
import { illustrationNote } from '../../app/content/picture.ts'
import { nameOf, sitePictures } from '../../app/content/site-pictures.ts'
import {
  pagesOfEachKind,
  sharedPicture,
  sharedPictureSize,
} from '../../app/lib/site-pages.ts'
import { encode, filesOf, publicPath } from '../../scripts/lib/make-picture.ts'

function listFiles(folder: string): string[] {
  return globSync(`public/${folder}/**/*.*`).map((path) =>
    path.replaceAll('\\', '/'),
  )
}

test.each(sitePictures)(
  '$src has a file without metadata in every format and width',
  async (picture) => {
    for (const { src, format, width, height, maxBytes } of filesOf(picture)) {
      const { mediaType, exif, xmp, iptc, icc, ...size } = await sharp(
        publicPath(src),
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
        mediaType: `image/${format}`,
        width,
        height,
      })
      expect(statSync(publicPath(src)).size).toBeLessThanOrEqual(maxBytes)
    }
    expect(pictureColors).toHaveProperty([nameOf(picture)])
  },
)

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

test('has no picture files that the content does not use', () => {
  const named = new Set(
    sitePictures
      .flatMap((picture) => filesOf(picture))
      .map(({ src }) => publicPath(src)),
  )
  expect(listFiles('pictures').filter((path) => !named.has(path))).toEqual([])
})

test.each(pagesOfEachKind)(
  'has a link preview for the page $path: a JPEG of 1200 x 630 pixels and at most 100 KB',
  async (page) => {
    const { src, alt } = sharedPicture(page)
    const { format, width, height, exif } = await sharp(
      publicPath(src),
    ).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      ...sharedPictureSize,
      exif: undefined,
    })
    expect(statSync(publicPath(src)).size).toBeLessThanOrEqual(100_000)
    expect(alt).toMatch(/^[A-Z0-9].+\.$/)
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
