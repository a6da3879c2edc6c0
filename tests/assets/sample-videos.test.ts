import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import {
  ownVideo,
  posterSources,
  videoSizes,
  videoSources,
} from '../../app/features/featured-video/video-files.ts'
import { firmFolder } from '../../scripts/lib/firm.cjs'

// The poster is the first picture that a phone paints. A larger file costs a
// slow connection another round trip.
const maxPhonePosterBytes = 40 * 1024
const maxPosterBytes = 60 * 1024
const maxVideoBytes = 1_500_000

// What a player needs before it can show a frame, and what holds the frames: a
// box of an MP4 by its name, an element of a WebM by its id.
const mp4Marks = { index: Buffer.from('moov'), media: Buffer.from('mdat') }
const webmMarks = {
  index: Buffer.from('1654ae6b', 'hex'),
  media: Buffer.from('1f43b675', 'hex'),
}

function marksOf(src: string): typeof mp4Marks {
  return src.endsWith('.webm') ? webmMarks : mp4Marks
}

function fileOf(src: string): string {
  return join(firmFolder, 'films', basename(src))
}

const videos = videoSources(ownVideo.videoUrl, 'video/mp4')
const posters = posterSources(ownVideo.videoUrl)

test.each(videos)(
  '$src is silent, small enough and plays before it has fully loaded',
  ({ src }) => {
    const file = readFileSync(fileOf(src))
    expect(file.length).toBeLessThanOrEqual(maxVideoBytes)
    // An audio track is marked by its handler in MP4 and by its codec in WebM.
    for (const mark of ['soun', 'A_OPUS', 'A_VORBIS'])
      expect(file.includes(mark)).toBe(false)
    const { index, media } = marksOf(src)
    expect(file.indexOf(index)).toBeGreaterThan(0)
    expect(file.indexOf(index)).toBeLessThan(file.indexOf(media))
  },
)

test.each(posters)(
  'the poster $src has the dimensions of its video',
  async ({ src, media }) => {
    const { width, height } = media?.includes('portrait')
      ? videoSizes.portrait
      : videoSizes.landscape
    expect(await sharp(fileOf(src)).metadata()).toMatchObject({
      width,
      height,
    })
  },
)

test.each(posters.filter(({ type }) => type === 'image/avif'))(
  'the poster $src is small enough',
  ({ src, media }) => {
    const maxBytes = media?.includes('portrait')
      ? maxPhonePosterBytes
      : maxPosterBytes
    expect(statSync(fileOf(src)).size).toBeLessThanOrEqual(maxBytes)
  },
)

test("the owner's own video is offered unchanged", () => {
  expect(videoSources('https://example.org/a.webm', 'video/webm')).toEqual([
    { src: 'https://example.org/a.webm', type: 'video/webm' },
  ])
  expect(posterSources('https://example.org/a.webm')).toEqual([])
})
