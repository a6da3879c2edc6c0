import sharp, { type Raw } from 'sharp'

import { type Grade, graded } from './grade.ts'
import type { Masters } from './masters.ts'

/** Pixels in the shape of their picture, upright, graded, in sRGB, without any metadata. */
export interface Negative {
  data: Buffer
  raw: Raw
}

export type Developed =
  | { ok: true; kind: 'single'; image: Negative }
  | { ok: true; kind: 'pair'; before: Negative; after: Negative }
  | { ok: false; problem: string }

type Position = 'attention' | 'centre'

interface Shape {
  width: number
  height: number
}

/** Turns masters of any size upright, crops them to the shape, grades what was rendered; refuses what would be enlarged. */
export async function develop(masters: Masters, shape: Shape, grade: Grade): Promise<Developed> {
  const images = masters.kind === 'pair' ? [masters.before, masters.after] : [masters.image]
  for (const image of images) {
    const problem = await tooSmall(image, shape)
    if (problem) return { ok: false, problem }
  }
  if (masters.kind === 'single')
    return { ok: true, kind: 'single', image: await print(masters.image, 'attention') }
  // Looking for the best crop could find another one in each half, and the halves must lie on each other.
  const [before, after] = await Promise.all([print(masters.before, 'centre'), print(masters.after, 'centre')])
  return { ok: true, kind: 'pair', before, after }

  async function print(image: Buffer, position: Position): Promise<Negative> {
    const { data, raw } = await crop(image, shape, position)
    return { data: masters.rendered ? graded(data, grade) : data, raw }
  }
}

async function tooSmall(image: Buffer, { width, height }: Shape): Promise<string | undefined> {
  const { autoOrient } = await sharp(image).metadata()
  if (autoOrient.width >= width && autoOrient.height >= height) return undefined
  return `${autoOrient.width} x ${autoOrient.height} pixels are too few: at least ${width} x ${height} are needed`
}

async function crop(image: Buffer, shape: Shape, position: Position): Promise<Negative> {
  const { data, info } = await sharp(image, { autoOrient: true })
    .resize({ ...shape, fit: 'cover', position })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}
