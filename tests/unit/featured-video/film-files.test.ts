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
} from '../../../app/features/featured-video/film-files.ts'

const seed = readFileSync('supabase/seed.sql', 'utf8')

test.each([
  ['pressure_washing_videos', ownFilms.hero],
  ['service_videos', ownFilms.patio],
])('the sample data features a film of its own in %s', (table, { videoUrl, posterUrl }) => {
  const insert = seed.split('insert into ').find((statement) => statement.startsWith(`public.${table} `))
  expect(insert).toContain(`true, '${videoUrl}', 'video/mp4', '${posterUrl}'`)
})

describe.each(Object.values(ownFilms))('the film $videoUrl', ({ videoUrl }) => {
  const stem = videoUrl.replace('.mp4', '')
  const films = filmSources(videoUrl, 'video/mp4')
  const posters = posterSources(videoUrl)

  test('exists in two shapes and two formats, the portrait ones for portrait screens', () => {
    expect(films.map(({ src, media }) => [src.endsWith('.webm'), media])).toEqual([
      [true, '(orientation: portrait)'],
      [false, '(orientation: portrait)'],
      [true, undefined],
      [false, undefined],
    ])
  })

  test.each(films)('$src is no larger than a visitor may be made to fetch, and silent', ({ src }) => {
    const file = readFileSync(`public${src}`)
    expect(file.length).toBeGreaterThan(50_000)
    expect(file.length).toBeLessThanOrEqual(largestFilm)
    // A sound track is announced by its handler in MP4, by its codec in WebM.
    for (const mark of ['soun', 'A_OPUS', 'A_VORBIS']) expect(file.includes(mark)).toBe(false)
  })

  test.each(films.filter(({ src }) => src.endsWith('.mp4')))(
    '$src can be played before it is complete',
    ({ src }) => {
      const file = readFileSync(`public${src}`)
      expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
    },
  )

  test('has a still of its beginning and one of its end, the latter for visitors who want no motion', () => {
    expect(posters.filter(({ type }) => type === 'image/avif').map(({ src, media }) => [src, media])).toEqual(
      [
        [`${stem}-rest-portrait.avif`, '(prefers-reduced-motion: reduce) and (orientation: portrait)'],
        [`${stem}-rest.avif`, '(prefers-reduced-motion: reduce)'],
        [`${stem}-portrait.avif`, '(orientation: portrait)'],
        [`${stem}.avif`, undefined],
      ],
    )
  })

  test.each(posters)('the poster $src has the size of its film', async ({ src, media }) => {
    const { width, height } = media?.includes('portrait') ? filmShapes.portrait : filmShapes.landscape
    expect(await sharp(`public${src}`).metadata()).toMatchObject({ width, height })
  })

  test.each(posters.filter(({ type }) => type === 'image/avif'))('$src is small', ({ src, media }) => {
    const most = media?.includes('portrait') ? largestPhonePoster : largestPoster
    expect(statSync(`public${src}`).size).toBeLessThanOrEqual(most)
  })
})

test("a film of the owner's is offered as it is", () => {
  expect(filmSources('https://example.org/a.webm', 'video/webm')).toEqual([
    { src: 'https://example.org/a.webm', type: 'video/webm' },
  ])
  expect(posterSources('https://example.org/a.webm')).toEqual([])
})
