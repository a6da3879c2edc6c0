import { statSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { cleanStillUnder, washableFilm } from '../../../app/features/featured-video/clean-still.ts'
import {
  filmShapes,
  filmSources,
  largestPoster,
  ownFilms,
} from '../../../app/features/featured-video/film-files.ts'

test.each(filmSources(washableFilm, 'video/mp4'))(
  'under $src lies the clean ground in its size, and small',
  async ({ src }) => {
    const still = cleanStillUnder(`https://example.org${src}`)
    const { width, height } = src.includes('portrait') ? filmShapes.portrait : filmShapes.landscape
    expect(await sharp(`public${still}`).metadata()).toMatchObject({ width, height })
    expect(statSync(`public${still}`).size).toBeLessThanOrEqual(largestPoster)
  },
)

test('it is the film of the home page, and under any other lies nothing', () => {
  expect(washableFilm).toBe(ownFilms.hero.videoUrl)
  for (const { src } of filmSources(ownFilms.patio.videoUrl, 'video/mp4'))
    expect(cleanStillUnder(`https://example.org${src}`)).toBeUndefined()
  expect(cleanStillUnder('https://example.org/films/short.webm')).toBeUndefined()
})
