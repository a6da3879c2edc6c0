import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { type PictureFile, type PicturePart } from '../../app/ui/picture-files.ts'
import { develop, type Developed, type Negative } from './develop.ts'
import { encode } from './encode.ts'
import { gradeOf } from './grade.ts'
import type { Masters } from './masters.ts'
import { type FinishedFile, filesOfPart, type ListedPicture } from './picture-list.ts'
import { resized, splitPicture } from './split.ts'

export type Finished =
  | { ok: true; colors: readonly [left: string, right: string]; files: number; bytes: number }
  | { ok: false; problem: string }

type Ready = Extract<Developed, { ok: true }>

/** Where a file of the site lies, from the root of the project. */
export function publicPath(src: string): string {
  return `public${src}`
}

/** Writes every file of one picture. */
export async function finish({ name, picture, parts }: ListedPicture, masters: Masters): Promise<Finished> {
  const developed = await develop(masters, picture, gradeOf(name))
  if (!developed.ok) return developed

  // All at once: encoding one AVIF keeps one core busy.
  const sizes = await Promise.all(
    parts.flatMap((part) =>
      filesOfPart(picture, part).map(async (file) => write(await draw(developed, part, file), file)),
    ),
  )
  const [left, right] =
    developed.kind === 'pair' ? [developed.before, developed.after] : [developed.image, developed.image]
  return {
    ok: true,
    colors: [await meanColor(left, 'left'), await meanColor(right, 'right')],
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

function draw(developed: Ready, part: PicturePart, size: PictureFile): Sharp | Promise<Sharp> {
  if (developed.kind === 'single') return resized(developed.image, size)
  if (part === 'whole') return splitPicture(developed.before, developed.after, size)
  return resized(developed[part], size)
}

async function write(image: Sharp, { src, format, mostBytes }: FinishedFile): Promise<number> {
  const path = publicPath(src)
  const encoded = await encode(image, format, mostBytes)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, encoded)
  return encoded.length
}

async function meanColor({ data, raw }: Negative, side: 'left' | 'right'): Promise<string> {
  const width = Math.floor(raw.width / 2)
  const half = { left: side === 'left' ? 0 : raw.width - width, top: 0, width, height: raw.height }
  const { channels } = await sharp(data, { raw }).extract(half).stats()
  // A digit each: it only holds a place, and every page carries dozens of them.
  return `#${channels.map(({ mean }) => Math.round(mean / 17).toString(16)).join('')}`
}
