import sharp, { type Sharp } from 'sharp'

import { lean } from '../../app/content/brand-mark.ts'
import type { Negative } from './develop.ts'

/** Width of the line on the seam, as a share of the picture's, and at least in pixels. */
const line = { share: 0.0035, least: 1.5, color: '#fbfaf7' }

interface Size {
  width: number
  height: number
}

/** One picture of both halves: the dirty surface on the left of a leaning seam, the clean one on its right. */
export async function splitPicture(before: Negative, after: Negative, size: Size): Promise<Sharp> {
  const left = await resized(before, size)
    .ensureAlpha()
    .composite([{ input: drawing(size, leftOfSeam(size)), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
  return resized(after, size).composite([{ input: left }, { input: drawing(size, seam(size)) }])
}

/** The picture in this size. */
export function resized({ data, raw }: Negative, size: Size): Sharp {
  return sharp(data, { raw }).resize({ ...size, fit: 'fill' })
}

function seamEnds({ width, height }: Size): [top: number, bottom: number] {
  const offset = (Math.tan((lean * Math.PI) / 180) * height) / 2
  return [width / 2 + offset, width / 2 - offset]
}

function leftOfSeam(size: Size): string {
  const [top, bottom] = seamEnds(size)
  return `<path d="M0 0H${top}L${bottom} ${size.height}H0Z" />`
}

function seam(size: Size): string {
  const [top, bottom] = seamEnds(size)
  const thickness = Math.max(line.least, size.width * line.share)
  // Beyond the edges, so that its ends are not cut square inside the picture.
  return `<path d="M${2 * top - bottom} ${-size.height}L${2 * bottom - top} ${2 * size.height}" stroke="${line.color}" stroke-width="${thickness}" />`
}

function drawing({ width, height }: Size, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )
}
