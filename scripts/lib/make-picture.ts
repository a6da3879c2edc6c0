import { readFile, writeFile } from 'node:fs/promises'

import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'

import type { Picture } from '../../app/content/picture.ts'
import {
  aboveFoldParts,
  isPair,
  nameOf,
} from '../../app/content/site-pictures.ts'
import { specialties } from '../../app/content/specialties/specialties.ts'
import { lean } from '../../app/content/theme-constants.ts'
import { seamPercent } from '../../app/lib/picture-seam.ts'
import { avifFiles, type PicturePart } from '../../app/lib/picture-widths.ts'
import {
  pagesOfEachKind,
  sharedPicture,
  sharedPictureSize,
  type SharedPictureSource,
  sharedPictureSources,
  type SitePage,
} from '../../app/lib/site-pages.ts'

const maxPictureBytes = 180 * 1024
// Arrives within two round trips of a new connection.
export const maxFirstPictureBytes = 42 * 1024

export function filesOf(picture: Picture) {
  const parts: PicturePart[] = isPair(picture)
    ? ['whole', 'before', 'after']
    : ['whole']
  const firstParts = aboveFoldParts(picture)
  const avif = parts.flatMap((part) =>
    avifFiles(picture, part).map(({ src, width, height }) => {
      const isFirst = firstParts.includes(part) && width === 800
      const maxBytes = isFirst ? maxFirstPictureBytes : maxPictureBytes
      return { src, width, height, part, format: 'avif' as const, maxBytes }
    }),
  )
  const { src, width, height } = picture
  const whole = {
    part: 'whole',
    format: 'webp',
    maxBytes: maxPictureBytes,
  } as const
  return [...avif, { src, width, height, ...whole }]
}

export function publicPath(src: string): string {
  return `public${src}`
}

interface Photograph {
  path: string
  name: string
}

interface Size {
  width: number
  height: number
}

interface Crop extends Size {
  position: 'centre' | 'attention'
}

/** Shown until a picture has loaded. */
export type HalfColors = readonly [left: string, right: string]

export function photographNames(picture: Picture): string[] {
  const name = nameOf(picture)
  return isPair(picture) ? [`${name}.before`, `${name}.after`] : [name]
}

/** Throws a message for the owner if a photograph is missing or unusable. */
export async function makePicture(
  picture: Picture,
  photographs: readonly Photograph[],
): Promise<HalfColors> {
  const parts = photographNames(picture)
  const [first, after] = photographs
  if (!first || photographs.length !== parts.length) {
    const found = photographs.map(({ name }) => name).join(' and ')
    throw new Error(
      `${found}: this picture needs ${parts.join(' and ')}, one file each.`,
    )
  }
  const { width, height } = picture
  // Pairs are cropped at the center because sharp's attention crop could differ
  // between the two.
  const position = after ? 'centre' : 'attention'
  const crop: Crop = { width, height, position }
  const left = await readPhotograph(first, crop)
  const right = after ? await readPhotograph(after, crop) : left
  const files = filesOf(picture).map(async (file) => {
    const { src, part, format, maxBytes } = file
    const half = part === 'after' ? right : left
    const image =
      part === 'whole' && after
        ? await joinHalves({ before: left, after: right, picture, size: file })
        : sharp(half).resize(file.width, file.height)
    const bytes = await encode(image, format, maxBytes)
    return { path: publicPath(src), bytes }
  })
  await writeFiles(await Promise.all(files))
  return [await meanColor(left), await meanColor(right)]
}

const maxSharedPictureBytes = 100_000

export async function makeSharedPictures(): Promise<void> {
  const files = pagesOfEachKind.map(async (page) => {
    const { src, position } = sharedPictureSource(page)
    const crop = { ...sharedPictureSize, position }
    const image = sharp(publicPath(src)).resize(crop)
    const bytes = await encode(image, 'jpeg', maxSharedPictureBytes)
    return { path: publicPath(sharedPicture(page).src), bytes }
  })
  await writeFiles(await Promise.all(files))
}

function sharedPictureSource({ kind, path }: SitePage): SharedPictureSource {
  if (kind !== 'specialty') return sharedPictureSources[kind]
  const specialty = specialties.find(({ slug }) => path === `/${slug}`)
  if (!specialty) throw new Error(`No specialty at ${path}.`)
  return { src: specialty.image.src, position: 'bottom' }
}

const bestQuality = { avif: 52, webp: 74, jpeg: 84 }
const worstQuality = 12

export async function encode(
  image: Sharp,
  format: keyof typeof bestQuality,
  maxBytes: number,
): Promise<Buffer> {
  for (let quality = bestQuality[format]; ; quality -= 4) {
    const encoded = image.clone().toFormat(format, {
      quality,
      chromaSubsampling: '4:2:0',
      smartSubsample: true,
      mozjpeg: true,
    })
    const bytes = await encoded.toBuffer()
    if (bytes.length <= maxBytes || quality < worstQuality) return bytes
  }
}

interface NewFile {
  path: string
  bytes: Buffer
}

// All have been made by then, so an unusable photograph leaves none behind.
async function writeFiles(files: readonly NewFile[]) {
  const writes = files.map(({ path, bytes }) => writeFile(path, bytes))
  await Promise.all(writes)
}

async function readPhotograph(
  { path, name }: Photograph,
  crop: Crop,
): Promise<Buffer> {
  const bytes = await readFile(path)
  if (bytes.length === 0) throw new Error(`${name} is empty.`)
  // Phones save some HEIC files as .jpg.
  const type = await fileTypeFromBuffer(bytes)
  if (type?.ext === 'heic')
    throw new Error(`${name} is a HEIC file. Export it as a JPEG.`)
  const rejectDamaged = () =>
    Promise.reject(new Error(`${name} is damaged or incomplete.`))
  const photograph = sharp(bytes, { autoOrient: true })
  const { autoOrient } = await photograph.metadata().catch(rejectDamaged)
  const { width, height } = autoOrient
  if (width < crop.width || height < crop.height)
    throw new Error(
      `${name} is ${width} x ${height} pixels. Minimum: ${crop.width} x ${crop.height}.`,
    )
  return await photograph
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .resize(crop)
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(rejectDamaged)
}

interface Halves {
  before: Buffer
  after: Buffer
  picture: Picture
  /** Of the joined picture. */
  size: Size
}

async function joinHalves({
  before,
  after,
  picture,
  size,
}: Halves): Promise<Sharp> {
  const { width, height } = size
  const crop = { width, height, fit: 'cover' } as const
  const { top, bottom } = seamOf(picture, size)
  const mask = toSvg(size, `M0 0H${top}L${bottom} ${height}H0Z`, '')
  const left = await sharp(before)
    .resize(crop)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const strokeWidth = Math.max(1.5, width * 0.0035)
  const line = toSvg(
    size,
    `M${top} 0L${bottom} ${height}`,
    `stroke="#fbfaf7" stroke-width="${strokeWidth}" stroke-linecap="square"`,
  )
  return sharp(after)
    .resize(crop)
    .composite([{ input: left }, { input: line }])
}

/** Returns where the seam meets the edges, in pixels from the left. */
function seamOf(picture: Picture, { width, height }: Size) {
  const middle = (seamPercent(picture) / 100) * width
  const leanInRadians = (lean * Math.PI) / 180
  const offset = (Math.tan(leanInRadians) * height) / 2
  return { top: middle + offset, bottom: middle - offset }
}

function toSvg({ width, height }: Size, path: string, style: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}" ${style} /></svg>`,
  )
}

// One digit a channel because every page contains dozens of these colors.
async function meanColor(picture: Buffer) {
  const { channels } = await sharp(picture).stats()
  const digits = channels.map(({ mean }) => {
    const level = Math.round(mean / 17)
    return level.toString(16)
  })
  return `#${digits.join('')}`
}
