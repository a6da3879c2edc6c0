import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'

import sharp, { type Raw } from 'sharp'

import { type SitePicture, sitePictures } from './site-pictures.ts'

/** A picture of the site and the photographs that replace it: one, or those before and after. */
export interface Replacement {
  entry: SitePicture
  files: readonly [first: string, after: string | undefined]
}

/** Upright pixels in sRGB, without metadata. */
export interface Pixels {
  data: Buffer
  raw: Raw
}

const readable = /\.(jpe?g|png|webp|avif)$/
const heic = 'is a HEIC file: export it as JPEG'

/** Finds the photographs in a folder, with a sentence for each file that replaces no picture. */
export async function findPhotographs(folder: string): Promise<{ found: Replacement[]; problems: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const unused = new Set(
    entries
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const problems: string[] = []
  const found = sitePictures.flatMap((entry): Replacement[] => {
    const { name, parts } = entry
    const names = parts.includes('before') ? [`${name}.before`, `${name}.after`] : [name]
    const files = names.flatMap((each) => [...unused].filter((file) => nameOf(folder, file) === each))
    for (const file of files) unused.delete(file)
    const [first, after] = files
    if (!first) return []
    const isComplete = files.map((file) => nameOf(folder, file)).join() === names.join()
    if (isComplete) return [{ entry, files: [first, after] }]
    const given = files.map((file) => basename(file)).join(' and ')
    problems.push(`${given}: ${name} takes one file named ${names.join(' and one named ')}.`)
    return []
  })
  for (const file of unused) problems.push(`${relative(folder, file)} ${reasonUnused(file)}.`)
  return { found, problems }
}

/** Decodes all of a photograph. Throws a sentence if that fails, or if it would have to be enlarged. */
export async function readPhotograph(
  file: string,
  { width, height }: Omit<Raw, 'channels'>,
): Promise<Pixels> {
  const name = basename(file)
  const bytes = await readFile(file)
  if (bytes.length === 0) throw new Error(`${name} is empty.`)
  // Phones call some of them .jpg.
  if (/^ftyphe[iv]/.test(bytes.toString('latin1', 4, 12))) throw new Error(`${name} ${heic}.`)
  const image = sharp(bytes, { autoOrient: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new Error(`${name} is damaged or incomplete.`)
  })
  if (info.width < width || info.height < height)
    throw new Error(`${name} has ${info.width} x ${info.height} pixels: ${width} x ${height} are needed.`)
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** The picture a file is named for. */
function nameOf(folder: string, file: string): string {
  return relative(folder, file).replaceAll('\\', '/').toLowerCase().replace(readable, '')
}

function reasonUnused(file: string): string {
  if (/\.hei[cf]$/i.test(file)) return heic
  return readable.test(file.toLowerCase())
    ? 'matches no picture of the site'
    : 'is not a JPEG, PNG, WebP or AVIF file'
}
