import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

/** A mark on its own in the middle of an icon that systems crop to a circle. */
const maskableShare = 0.582

const icoEntryBytes = 16

export interface Brand {
  svg: string
  /** Behind the mark where an icon may not be transparent. */
  background: string
}

/** Draws the icons that browsers and systems show. */
export async function makeIcons({ svg, background }: Brand, folder: string) {
  const tabIcons = [16, 32, 48].map(async (size) => ({
    size,
    png: await drawMark(svg, size),
  }))
  const files = {
    'favicon.svg': svg,
    'favicon.ico': toIco(await Promise.all(tabIcons)),
    'apple-touch-icon.png': await square(await drawMark(svg, 180), background),
    'icon-192.png': await drawMark(svg, 192),
    'icon-512.png': await drawMark(svg, 512),
    'icon-maskable-512.png': await maskable(svg, 512, background),
  }
  const writes = Object.entries(files).map(([name, bytes]) =>
    writeNew(join(folder, name), bytes),
  )
  await Promise.all(writes)
}

export async function writeNew(path: string, bytes: Buffer | string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

export function drawMark(svg: string, size: number): Promise<Buffer> {
  const background = 'transparent'
  return sharp(Buffer.from(svg))
    .resize({ width: size, height: size, fit: 'contain', background })
    .png()
    .toBuffer()
}

function square(icon: Buffer, background: string): Promise<Buffer> {
  return sharp(icon).flatten({ background }).png().toBuffer()
}

async function maskable(svg: string, size: number, background: string) {
  const input = await drawMark(svg, Math.round(size * maskableShare))
  const create = { width: size, height: size, channels: 4, background } as const
  return sharp({ create }).composite([{ input }]).png().toBuffer()
}

interface IcoImage {
  size: number
  png: Buffer
}

/** An ICO file is a header, an entry for each image, and the images. */
function toIco(images: readonly IcoImage[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0])
  const entries = images.map(({ size, png }, index) => {
    const entry = Buffer.alloc(icoEntryBytes)
    entry.set([size, size, 0, 0, 1, 0, 32, 0])
    entry.writeUInt32LE(png.length, 8)
    const earlier = images.slice(0, index).map(({ png }) => png.length)
    const start = header.length + icoEntryBytes * images.length
    entry.writeUInt32LE(
      earlier.reduce((sum, bytes) => sum + bytes, start),
      12,
    )
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}
