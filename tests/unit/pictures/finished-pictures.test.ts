import { globSync, statSync } from 'node:fs'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { pictureColors } from '../../../app/content/generated/picture-colors.ts'
import { publicPath } from '../../../scripts/photography/finish.ts'
import { readFinishedList } from '../../../scripts/photography/finished-list.ts'
import { filesOf, listedPictures } from '../../../scripts/photography/picture-list.ts'

const present = globSync('public/pictures/**/*.*').map((path) => path.replaceAll('\\', '/'))
const metadataOf = (src: string) => sharp(publicPath(src)).metadata()

describe.each(listedPictures)('$name', (entry) => {
  test('is there in every format and width, each file as large in pixels as it says', async () => {
    for (const { src, format, width, height } of filesOf(entry)) {
      const { mediaType, ...file } = await metadataOf(src)
      expect({ src, mediaType, width: file.width, height: file.height }).toEqual({
        src,
        mediaType: `image/${format}`,
        width,
        height,
      })
    }
  })

  test('is the file its address names, in full size', async () => {
    const { width, height, format } = await metadataOf(entry.picture.src)
    expect({ width, height, format }).toEqual({
      width: entry.picture.width,
      height: entry.picture.height,
      format: 'webp',
    })
  })

  test('says nothing of its camera, its place or its day', async () => {
    for (const { src } of filesOf(entry)) {
      const { exif, xmp, iptc, icc } = await metadataOf(src)
      expect({ src, exif, xmp, iptc, icc }).toEqual({ src })
    }
  })

  test('is no heavier than a picture may be', () => {
    const tooHeavy = filesOf(entry).filter(({ src, mostBytes }) => statSync(publicPath(src)).size > mostBytes)
    expect(tooHeavy).toEqual([])
  })

  test('has the colors that stand in its place until it arrives', () => {
    expect(pictureColors[entry.name]).toEqual(readFinishedList().get(entry.name)?.colors)
    expect(entry.picture.colors).toEqual(pictureColors[entry.name])
  })
})

test('every file among the pictures belongs to one that the content names', () => {
  const used = new Set(listedPictures.flatMap(filesOf).map(({ src }) => publicPath(src)))
  expect(present.filter((path) => !used.has(path))).toEqual([])
  expect(present.length).toBe(used.size)
  expect(present.length).toBeLessThanOrEqual(8 * listedPictures.length)
})

test('a picture that phones wait for is at most 42 KB, every other at most 180 KB, and all files of all pictures at most 60 MB', () => {
  const bounds = listedPictures.flatMap(filesOf).map(({ mostBytes }) => mostBytes)
  expect(Math.max(...bounds)).toBe(180 * 1024)
  expect(bounds).toContain(42 * 1024)
  const total = present.reduce((sum, path) => sum + statSync(path).size, 0)
  expect(total).toBeLessThan(60_000_000)
})
