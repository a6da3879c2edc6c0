import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'

import { allFiles } from '../../app/components/ui/picture-files.ts'
import { lean } from '../../app/content/brand.ts'
import type { Picture } from '../../app/content/picture.ts'
import { firstParts, isPair } from '../../app/content/site-pictures.ts'
import {
  pageKinds,
  sharedPicture,
  sharedPictureSize,
  sharedPictureSources,
} from '../../app/lib/site-pages.ts'

/** Every file of a picture. */
export function filesOf(picture: Picture) {
  return allFiles(picture, isPair(picture), firstParts(picture))
}

/** The file behind an address, from the root of the project. */
export function publicPath(src: string): string {
  return `public${src}`
}

type Size = Record<'width' | 'height', number>

/**
 * Makes every file of a picture from one photograph or from those before and after, or none of them.
 *
 * @returns the mean colors of its left and right half, which are shown until it arrives.
 */
export async function makePicture(picture: Picture, first: string, after?: string) {
  const { width, height } = picture
  // The most interesting crop could be another one in each half of a pair.
  const crop = { width, height, position: after ? 'centre' : 'attention' }
  const left = await readPhotograph(first, crop)
  const right = after ? await readPhotograph(after, crop) : left
  const files = filesOf(picture).map(async ({ src, width, height, part, format, maxBytes }) => {
    const image =
      part === 'whole' && after
        ? await split(left, right, { width, height })
        : sharp(part === 'after' ? right : left).resize(width, height)
    return { path: publicPath(src), bytes: await encode(image, format, maxBytes) }
  })
  await writeFiles(await Promise.all(files))
  return [await meanColor(left), await meanColor(right)] as const
}

/** Cuts the pictures that social networks show of a shared page from the pictures of the site. */
export async function makeSharedPictures(): Promise<void> {
  const files = pageKinds.map(async (kind) => {
    const { src, position } = sharedPictureSources[kind]
    const image = sharp(publicPath(src)).resize({ ...sharedPictureSize, position })
    return { path: publicPath(sharedPicture(kind).src), bytes: await encode(image, 'jpeg', 100_000) }
  })
  await writeFiles(await Promise.all(files))
}

/** Encodes in the best quality that has at most so many bytes. */
export async function encode(image: Sharp, format: 'avif' | 'webp' | 'jpeg', maxBytes: number) {
  for (let quality = { avif: 52, webp: 74, jpeg: 84 }[format]; ; quality -= 4) {
    const options = { quality, chromaSubsampling: '4:2:0', smartSubsample: true, mozjpeg: true }
    const bytes = await image.clone().toFormat(format, options).toBuffer()
    if (bytes.length <= maxBytes || quality < 12) return bytes
  }
}

/** Writes files, all of which were made before, so that a photograph that cannot be used leaves none. */
export async function writeFiles(files: readonly { path: string; bytes: Buffer | string }[]): Promise<void> {
  await Promise.all(files.map(({ path, bytes }) => writeFile(path, bytes)))
}

/** The upright, cropped photograph as PNG without metadata. Throws a sentence if the file cannot be used. */
async function readPhotograph(file: string, crop: Size & { position: string }): Promise<Buffer> {
  const name = basename(file)
  const bytes = await readFile(file)
  if (bytes.length === 0) throw new Error(`${name} is empty.`)
  // Phones call some of them .jpg.
  if ((await fileTypeFromBuffer(bytes))?.ext === 'heic')
    throw new Error(`${name} is a HEIC file: export it as JPEG.`)
  const photograph = sharp(bytes, { autoOrient: true })
  const refuse = () => Promise.reject(new Error(`${name} is damaged or incomplete.`))
  const { width, height } = (await photograph.metadata().catch(refuse)).autoOrient
  if (width < crop.width || height < crop.height)
    throw new Error(`${name} has ${width} x ${height} pixels: ${crop.width} x ${crop.height} are needed.`)
  const picture = photograph.flatten({ background: '#ffffff' }).toColorspace('srgb').resize(crop)
  return await picture.png({ compressionLevel: 1 }).toBuffer().catch(refuse)
}

/** Both halves of a pair, on the two sides of a line that leans like everything on the site. */
async function split(before: Buffer, after: Buffer, { width, height }: Size): Promise<Sharp> {
  const size = { width, height, fit: 'cover' as const }
  const offset = (Math.tan((lean * Math.PI) / 180) * height) / 2
  const [top, bottom] = [width / 2 + offset, width / 2 - offset]
  const draw = (shape: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`)
  const mask = { input: draw(`<path d="M0 0H${top}L${bottom} ${height}H0Z" />`), blend: 'dest-in' as const }
  const left = await sharp(before).resize(size).ensureAlpha().composite([mask]).png().toBuffer()
  // Longer than the picture, so that its ends are not cut square inside it.
  const ends = `M${2 * top - bottom} ${-height}L${2 * bottom - top} ${2 * height}`
  const line = draw(`<path d="${ends}" stroke="#fbfaf7" stroke-width="${Math.max(1.5, width * 0.0035)}" />`)
  return sharp(after)
    .resize(size)
    .composite([{ input: left }, { input: line }])
}

/** One digit per channel, because every page carries dozens of these colors. */
async function meanColor(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).stats()
  return `#${channels.map(({ mean }) => Math.round(mean / 17).toString(16)).join('')}`
}
