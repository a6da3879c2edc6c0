import { readFile, writeFile } from 'node:fs/promises'

import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'

import type { Picture } from '../../app/content/picture.ts'
import { aboveFoldParts, isPair } from '../../app/content/site-pictures.ts'
import { lean } from '../../app/content/theme-constants.ts'
import { allFiles } from '../../app/lib/picture-files.ts'
import {
  pageKinds,
  sharedPicture,
  sharedPictureSize,
  sharedPictureSources,
} from '../../app/lib/site-pages.ts'

/** Lists every file of a picture. */
export function filesOf(picture: Picture) {
  return allFiles(picture, isPair(picture), aboveFoldParts(picture))
}

/** Returns the path of a public file, relative to the project root. */
export function publicPath(src: string): string {
  return `public${src}`
}

/**
 * A photograph of the owner. Messages contain its name, which is its path in
 * the owner's folder.
 */
interface Photograph {
  path: string
  name: string
}

type Size = Record<'width' | 'height', number>

/**
 * Creates every file of a picture from one photograph, or from a pair of before
 * and after. Writes none on an error. Returns the mean colors of the left and
 * right half, which are shown until the picture has loaded.
 */
export async function makePicture(
  picture: Picture,
  first: Photograph,
  after?: Photograph,
) {
  const { width, height } = picture
  // Pairs are cropped at the center because sharp's attention crop could differ
  // between the two.
  const crop = { width, height, position: after ? 'centre' : 'attention' }
  const left = await readPhotograph(first, crop)
  const right = after ? await readPhotograph(after, crop) : left
  const files = filesOf(picture).map(
    async ({ src, width, height, part, format, maxBytes }) => {
      const image =
        part === 'whole' && after
          ? await split(left, right, { width, height })
          : sharp(part === 'after' ? right : left).resize(width, height)
      return {
        path: publicPath(src),
        bytes: await encode(image, format, maxBytes),
      }
    },
  )
  await writeFiles(await Promise.all(files))
  return [await meanColor(left), await meanColor(right)] as const
}

/**
 * Crops the pictures that social networks show for a shared page from the
 * site's pictures.
 */
export async function makeSharedPictures(): Promise<void> {
  const files = pageKinds.map(async (kind) => {
    const { src, position } = sharedPictureSources[kind]
    const image = sharp(publicPath(src)).resize({
      ...sharedPictureSize,
      position,
    })
    return {
      path: publicPath(sharedPicture(kind).src),
      bytes: await encode(image, 'jpeg', 100_000),
    }
  })
  await writeFiles(await Promise.all(files))
}

/** Encodes an image at the best quality that fits into a number of bytes. */
export async function encode(
  image: Sharp,
  format: 'avif' | 'webp' | 'jpeg',
  maxBytes: number,
) {
  for (let quality = { avif: 52, webp: 74, jpeg: 84 }[format]; ; quality -= 4) {
    const options = {
      quality,
      chromaSubsampling: '4:2:0',
      smartSubsample: true,
      mozjpeg: true,
    }
    const bytes = await image.clone().toFormat(format, options).toBuffer()
    if (bytes.length <= maxBytes || quality < 12) return bytes
  }
}

/**
 * Writes files that have all been created in memory, so that an unusable
 * photograph leaves none behind.
 */
export async function writeFiles(
  files: readonly { path: string; bytes: Buffer | string }[],
): Promise<void> {
  await Promise.all(files.map(({ path, bytes }) => writeFile(path, bytes)))
}

/**
 * Reads a photograph as an upright, cropped PNG without metadata. Throws a
 * message for the user if it is unusable.
 */
async function readPhotograph(
  { path, name }: Photograph,
  crop: Size & { position: string },
): Promise<Buffer> {
  const bytes = await readFile(path)
  if (bytes.length === 0) throw new Error(`${name} is empty.`)
  // Phones save some HEIC files as .jpg.
  if ((await fileTypeFromBuffer(bytes))?.ext === 'heic')
    throw new Error(`${name} is a HEIC file. Export it as a JPEG.`)
  const photograph = sharp(bytes, { autoOrient: true })
  const reject = () =>
    Promise.reject(new Error(`${name} is damaged or incomplete.`))
  const { width, height } = (await photograph.metadata().catch(reject))
    .autoOrient
  if (width < crop.width || height < crop.height)
    throw new Error(
      `${name} is ${width} x ${height} pixels. Minimum: ${crop.width} x ${crop.height}.`,
    )
  const picture = photograph
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .resize(crop)
  return await picture.png({ compressionLevel: 1 }).toBuffer().catch(reject)
}

/**
 * Combines a pair into one picture, divided by a line with the slant of the
 * site's design.
 */
async function split(
  before: Buffer,
  after: Buffer,
  { width, height }: Size,
): Promise<Sharp> {
  const size = { width, height, fit: 'cover' as const }
  const offset = (Math.tan((lean * Math.PI) / 180) * height) / 2
  const [top, bottom] = [width / 2 + offset, width / 2 - offset]
  const toSvg = (shape: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`,
    )
  const mask = {
    input: toSvg(`<path d="M0 0H${top}L${bottom} ${height}H0Z" />`),
    blend: 'dest-in' as const,
  }
  const left = await sharp(before)
    .resize(size)
    .ensureAlpha()
    .composite([mask])
    .png()
    .toBuffer()
  // The line extends beyond the picture so that its square ends are not
  // visible.
  const ends = `M${2 * top - bottom} ${-height}L${2 * bottom - top} ${2 * height}`
  const line = toSvg(
    `<path d="${ends}" stroke="#fbfaf7" stroke-width="${Math.max(1.5, width * 0.0035)}" />`,
  )
  return sharp(after)
    .resize(size)
    .composite([{ input: left }, { input: line }])
}

/**
 * Returns the mean color with one digit per channel because every page contains
 * dozens of these colors.
 */
async function meanColor(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).stats()
  return `#${channels.map(({ mean }) => Math.round(mean / 17).toString(16)).join('')}`
}
