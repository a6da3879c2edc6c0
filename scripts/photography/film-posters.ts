import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { cleanStill, washableFilm } from '../../app/features/featured-video/clean-still.ts'
import {
  filmShapes,
  filmStills,
  largestPhonePoster,
  largestPoster,
  ownFilms,
} from '../../app/features/featured-video/film-files.ts'
import { filmHash, ownFilmsList } from '../build/own-films.ts'
import { bestWithin } from './encode.ts'
import { mastersFolder } from './masters.ts'

/**
 * Makes the still pictures of the site's films from the first and last frames that studio/film/make_film.py left among
 * the masters, graded like the films, and what the wand of the home page lays bare.
 * Without masters the finished ones stay as they are.
 *
 *     npm run film-posters
 */
for (const { videoUrl } of Object.values(ownFilms)) {
  for (const { suffix } of Object.values(filmShapes)) {
    for (const still of Object.values(filmStills))
      await makeFrom(videoUrl.replace(/\.mp4$/, still + suffix), makePoster)
    if (videoUrl === washableFilm) await makeFrom(videoUrl.replace(/\.mp4$/, cleanStill + suffix), makeAvif)
  }
}

await writeFile(
  ownFilmsList,
  `${JSON.stringify(Object.fromEntries(Object.values(ownFilms).map(({ videoUrl }) => [videoUrl, filmHash('.', videoUrl)])), null, 2)}\n`,
)

async function makeFrom(stem: string, make: (master: string, stem: string) => Promise<void>): Promise<void> {
  const master = `${mastersFolder}${stem.replace('/films/', '/film/')}.png`
  if (existsSync(master)) await make(master, `public${stem}`)
  else console.log(`${master} is not there: ${stem}.* stays as it is.`)
}

async function makePoster(master: string, stem: string): Promise<void> {
  await makeAvif(master, stem)
  await writeFile(`${stem}.webp`, await sharp(master).webp({ quality: 60, effort: 6 }).toBuffer())
}

/** The wand is a pleasure, not a part of the page: a browser too old for the format goes without. */
async function makeAvif(master: string, stem: string): Promise<void> {
  const image = sharp(master)
  const most = stem.endsWith(filmShapes.portrait.suffix) ? largestPhonePoster : largestPoster
  // Ten bits, and color at half the size, weigh some hundredths less than eight at the same quality.
  const avif = await bestWithin(most, { first: 47, least: 20, step: 1 }, (quality) =>
    image.clone().avif({ quality, effort: 6, bitdepth: 10, chromaSubsampling: '4:2:0' }).toBuffer(),
  )
  if (avif.length > most) throw new Error(`No quality brings ${stem}.avif below ${most} bytes.`)
  await writeFile(`${stem}.avif`, avif)
  console.log(`${stem}.avif: ${Math.round(avif.length / 1024)} KB`)
}
