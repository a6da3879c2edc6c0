import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'

import { lean } from '../../app/content/theme-constants.ts'
import { seamPercent } from '../../app/lib/picture-seam.ts'
import { avifFiles, type PicturePart } from '../../app/lib/picture-widths.ts'
import type { Photographs } from './photographs.ts'

const maxPictureBytes = 180 * 1024
/**
 * Of the files that phones load: arrives within two round trips of a new
 * connection.
 */
export const maxPhoneBytes = 42 * 1024

interface Size {
  width: number
  height: number
}

const shapes = {
  wide: { width: 1200, height: 900 },
  square: { width: 1040, height: 1040 },
  tall: { width: 900, height: 1200 },
  single: { width: 1200, height: 800 },
}

interface Picture extends Size {
  src: string
  /** Photographs of pairs have small halves too. */
  compared: true
  seam: number
}

interface Folders {
  from: string
  to: string
  /** Of the line between a pair's halves. */
  lineColor: string
}

/**
 * Makes the files of a picture in every format and width. Throws a message for
 * the owner if a photograph is unusable.
 */
export async function makePicture(
  { name, files }: Photographs,
  seam: number,
  { from, to, lineColor }: Folders,
): Promise<void> {
  const { whole, before, after } = files
  const first = whole ?? before
  const second = whole ?? after
  if (!first || !second) throw new Error(`${name} lacks a photograph.`)
  const photograph = await openPhotograph(from, first)
  const shape = whole ? shapes.single : shapeOf(photograph.size)
  const picture: Picture = {
    src: `${name}.webp`,
    ...shape,
    compared: true,
    seam,
  }
  // Pairs are cropped at the center because sharp's attention crop could differ
  // between the two.
  const position = whole ? 'attention' : 'centre'
  const crop = { ...shape, position } as const
  const left = await cropped(photograph, crop)
  const right = whole
    ? left
    : await cropped(await openPhotograph(from, second), crop)

  const draw = async (part: PicturePart, size: Size) => {
    if (part === 'whole' && !whole)
      return joinHalves({ left, right, picture, size, lineColor })
    const half = part === 'after' ? right : left
    return sharp(half).resize(size.width, size.height)
  }
  const parts: PicturePart[] = whole ? ['whole'] : ['whole', 'before', 'after']
  const made = parts.flatMap((part) =>
    avifFiles(picture, part).map(async ({ src, width, height }) => {
      const image = await draw(part, { width, height })
      const maxBytes = width <= 800 ? maxPhoneBytes : maxPictureBytes
      const bytes = await encode(image, 'avif', maxBytes)
      return { path: join(to, src), bytes }
    }),
  )
  const image = await draw('whole', shape)
  const bytes = await encode(image, 'webp', maxPictureBytes)
  const webp = { path: join(to, picture.src), bytes }
  await writeFiles([...(await Promise.all(made)), webp])
}

function shapeOf({ width, height }: Size): Size {
  const ratio = width / height
  if (ratio > 1.1) return shapes.wide
  return ratio < 0.9 ? shapes.tall : shapes.square
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
  const writes = files.map(async ({ path, bytes }) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  })
  await Promise.all(writes)
}

interface OpenPhotograph {
  image: Sharp
  size: Size
  rejectDamaged: () => Promise<never>
  name: string
}

async function openPhotograph(
  folder: string,
  path: string,
): Promise<OpenPhotograph> {
  const name = `pictures/${path}`
  const bytes = await readFile(join(folder, path))
  if (bytes.length === 0) throw new Error(`${name} is empty.`)
  // Phones save some HEIC files as .jpg.
  const type = await fileTypeFromBuffer(bytes)
  if (type?.ext === 'heic')
    throw new Error(`${name} is a HEIC file. Save it as JPEG.`)
  const rejectDamaged = () =>
    Promise.reject(
      new Error(`${name} is damaged or incomplete. Save it as JPEG.`),
    )
  const image = sharp(bytes, { autoOrient: true })
  const { autoOrient } = await image.metadata().catch(rejectDamaged)
  return { image, size: autoOrient, rejectDamaged, name }
}

interface Crop extends Size {
  position: 'centre' | 'attention'
}

function cropped(
  { image, size, rejectDamaged, name }: OpenPhotograph,
  crop: Crop,
): Promise<Buffer> {
  if (size.width < crop.width || size.height < crop.height)
    throw new Error(
      `${name} is ${size.width} x ${size.height} pixels. Minimum: ${crop.width} x ${crop.height}.`,
    )
  return image
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .resize(crop)
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(rejectDamaged)
}

interface Halves {
  left: Buffer
  right: Buffer
  picture: Picture
  /** Of the joined picture. */
  size: Size
  lineColor: string
}

async function joinHalves({
  left,
  right,
  picture,
  size,
  lineColor,
}: Halves): Promise<Sharp> {
  const { width, height } = size
  const crop = { width, height, fit: 'cover' } as const
  const { top, bottom } = seamOf(picture, size)
  const mask = toSvg(size, `M0 0H${top}L${bottom} ${height}H0Z`, '')
  const input = await sharp(left)
    .resize(crop)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const strokeWidth = Math.max(1.5, width * 0.0035)
  const line = toSvg(
    size,
    `M${top} 0L${bottom} ${height}`,
    `stroke="${lineColor}" stroke-width="${strokeWidth}" stroke-linecap="square"`,
  )
  return sharp(right)
    .resize(crop)
    .composite([{ input }, { input: line }])
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
