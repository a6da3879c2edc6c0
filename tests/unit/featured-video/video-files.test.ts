import { readFileSync, statSync } from 'node:fs'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import {
  filmShapes,
  filmSources,
  largestFilm,
  largestPhonePoster,
  largestPoster,
  ownFilms,
  posterSources,
} from '../../../app/features/featured-video/video-files.ts'

const seed = readFileSync('supabase/seed.sql', 'utf8')

test.each([
  ['pressure_washing_videos', ownFilms.hero],
  ['service_videos', ownFilms.patio],
])('the sample data features a film in %s', (table, { videoUrl, posterUrl }) => {
  const insert = seed.split('insert into ').find((statement) => statement.startsWith(`public.${table} `))
  expect(insert).toContain(`true, '${videoUrl}', 'video/mp4', '${posterUrl}'`)
})

describe.each(Object.values(ownFilms))('the film $videoUrl', ({ videoUrl }) => {
  const films = filmSources(videoUrl, 'video/mp4')
  const posters = posterSources(videoUrl)

  test('comes in two formats, for portrait screens and for others', () => {
    expect(films.map(({ src, media }) => `${src.split('.').at(-1)} ${media ?? ''}`)).toEqual([
      'webm (orientation: portrait)',
      'mp4 (orientation: portrait)',
      'webm ',
      'mp4 ',
    ])
  })

  test.each(films)('$src is silent, not too large, and plays before it is complete', ({ src }) => {
    const file = readFileSync(`public${src}`)
    expect(file.length).toBeLessThanOrEqual(largestFilm)
    // A sound track is announced by its handler in MP4, by its codec in WebM.
    for (const mark of ['soun', 'A_OPUS', 'A_VORBIS']) expect(file.includes(mark)).toBe(false)
    // The index of an MP4; WebM has neither of the two.
    expect(file.indexOf('moov')).toBeLessThanOrEqual(file.indexOf('mdat'))
  })

  test('has other stills for visitors who prefer reduced motion', () => {
    const reduced = posters.filter(({ media }) => media?.includes('prefers-reduced-motion: reduce'))
    expect(reduced).toHaveLength(posters.length / 2)
  })

  test.each(posters)('the still $src has the shape of its film', async ({ src, media }) => {
    const { width, height } = media?.includes('portrait') ? filmShapes.portrait : filmShapes.landscape
    expect(await sharp(`public${src}`).metadata()).toMatchObject({ width, height })
  })

  test.each(posters.filter(({ type }) => type === 'image/avif'))(
    'the still $src is small',
    ({ src, media }) => {
      const largest = media?.includes('portrait') ? largestPhonePoster : largestPoster
      expect(statSync(`public${src}`).size).toBeLessThanOrEqual(largest)
    },
  )
})

test("the owner's own film is offered as it is", () => {
  expect(filmSources('https://example.org/a.webm', 'video/webm')).toEqual([
    { src: 'https://example.org/a.webm', type: 'video/webm' },
  ])
  expect(posterSources('https://example.org/a.webm')).toEqual([])
})
