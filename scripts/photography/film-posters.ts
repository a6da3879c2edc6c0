import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import {
  filmShapes,
  filmStills,
  largestPoster,
  ownFilms,
} from '../../app/features/featured-video/film-files.ts'
import { filmHash, ownFilmsList } from '../build/own-films.ts'
import { mastersFolder } from './masters.ts'

/**
 * Makes the still pictures of the site's films from the first and last frames that studio/film/make_film.py left among
 * the masters, graded like the films.
 * Without masters the finished ones stay as they are.
 *
 *     npm run film-posters
 */
for (const { videoUrl } of Object.values(ownFilms)) {
  for (const still of Object.values(filmStills)) {
    for (const { suffix } of Object.values(filmShapes)) {
      const stem = videoUrl.replace(/\.mp4$/, still + suffix)
      const master = `${mastersFolder}${stem.replace('/films/', '/film/')}.png`
      if (existsSync(master)) await makePoster(master, `public${stem}`)
      else console.log(`${master} is not there: the posters ${stem}.* stay as they are.`)
    }
  }
}

await writeFile(
  ownFilmsList,
  `${JSON.stringify(Object.fromEntries(Object.values(ownFilms).map(({ videoUrl }) => [videoUrl, filmHash('.', videoUrl)])), null, 2)}\n`,
)

async function makePoster(master: string, stem: string): Promise<void> {
  const image = sharp(master)
  const avif = await smallEnough((quality) => image.clone().avif({ quality, effort: 6 }).toBuffer())
  await writeFile(`${stem}.avif`, avif)
  await writeFile(`${stem}.webp`, await image.clone().webp({ quality: 60, effort: 6 }).toBuffer())
  console.log(`${stem}.avif: ${Math.round(avif.length / 1024)} KB`)
}

async function smallEnough(encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  for (let quality = 50; quality >= 20; quality -= 3) {
    const encoded = await encode(quality)
    if (encoded.length <= largestPoster) return encoded
  }
  throw new Error(`No quality brings the poster below ${largestPoster} bytes.`)
}
