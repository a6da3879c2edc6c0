import { statSync } from 'node:fs'

import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'

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

test('under a film that somebody put in the place of ours lies nothing either', () => {
  vi.stubGlobal('UNCHANGED_FILMS', [ownFilms.patio.videoUrl])
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(cleanStillUnder(`https://example.org${washableFilm}`)).toBeUndefined()
})
