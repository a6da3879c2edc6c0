import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import sharp, { type Raw, type Sharp } from 'sharp'

import { lean } from '../../app/content/brand-mark.ts'
import { type Pixels, readPhotograph, type Replacement } from './photographs.ts'
import { filesOf, publicPath } from './site-pictures.ts'

type Size = Pick<Raw, 'width' | 'height'>

/** Makes every file of a picture, or none. Returns the colors shown until it arrives. */
export async function makePicture({
  entry,
  files: [first, after],
}: Replacement): Promise<readonly [left: string, right: string]> {
  const { width, height } = entry.picture
  const left = await readCropped(first)
  const right = after ? await readCropped(after) : left
  const made = filesOf(entry).map(async ({ src, part, format, maxBytes, ...size }) => {
    const half = resize(part === 'after' ? right : left, size)
    const image = part === 'whole' && after ? await split(left, right, size) : half
    return { path: publicPath(src), bytes: await encode(image, format, maxBytes) }
  })
  await writeTogether(await Promise.all(made))
  return [await meanColor(left), await meanColor(right)]

  async function readCropped(file: string): Promise<Pixels> {
    const { data, raw } = await readPhotograph(file, { width, height })
    // The most interesting crop could be another one in each half of a pair.
    const cropped = sharp(data, { raw }).resize(width, height, { position: after ? 'centre' : 'attention' })
    return { data: await cropped.raw().toBuffer(), raw: { ...raw, width, height } }
  }
}

const firstQuality = { avif: 52, webp: 74, jpeg: 84 }

/** Encodes in the best quality that has at most so many bytes. */
export async function encode(
  image: Sharp,
  format: keyof typeof firstQuality,
  maxBytes: number,
): Promise<Buffer> {
  for (let quality = firstQuality[format]; ; quality -= 4) {
    const options = { quality, chromaSubsampling: '4:2:0', smartSubsample: true, mozjpeg: true }
    const bytes = await image.clone().toFormat(format, options).toBuffer()
    if (bytes.length <= maxBytes || quality < 12) return bytes
  }
}

/** Writes all files under other names first, so that none is ever half there. */
export async function writeTogether(
  files: readonly { path: string; bytes: Buffer | string }[],
): Promise<void> {
  try {
    for (const { path, bytes } of files) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.tmp`, bytes)
    }
    for (const { path } of files) await rename(`${path}.tmp`, path)
  } finally {
    for (const { path } of files) await rm(`${path}.tmp`, { force: true })
  }
}

function resize({ data, raw }: Pixels, { width, height }: Size): Sharp {
  return sharp(data, { raw }).resize(width, height, { fit: 'fill' })
}

/** Both halves of a pair, on the two sides of a line that leans like everything on the site. */
async function split(before: Pixels, after: Pixels, size: Size): Promise<Sharp> {
  const { width, height } = size
  const offset = (Math.tan((lean * Math.PI) / 180) * height) / 2
  const [top, bottom] = [width / 2 + offset, width / 2 - offset]
  const mask = draw(`<path d="M0 0H${top}L${bottom} ${height}H0Z" />`)
  const left = resize(before, size)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
  const stroke = `stroke="#fbfaf7" stroke-width="${Math.max(1.5, width * 0.0035)}"`
  // Beyond the edges, so that its ends are not cut square inside the picture.
  const line = draw(
    `<path d="M${2 * top - bottom} ${-height}L${2 * bottom - top} ${2 * height}" ${stroke} />`,
  )
  return resize(after, size).composite([{ input: await left.png().toBuffer() }, { input: line }])

  function draw(path: string): Buffer {
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${path}</svg>`,
    )
  }
}

// One digit per channel: it only holds a place, and every page carries dozens of them.
async function meanColor({ data, raw }: Pixels): Promise<string> {
  const { channels } = await sharp(data, { raw }).stats()
  return `#${channels.map(({ mean }) => Math.round(mean / 17).toString(16)).join('')}`
}
