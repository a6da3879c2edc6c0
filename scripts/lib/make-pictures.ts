import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import { errorMessage } from '#domain/error-message.ts'

import type { PictureFile } from '../../app/content/picture.ts'
import { isNewer } from './is-newer.ts'
import { makePicture } from './make-picture.ts'
import { groupPhotographs, listFiles, type Photographs } from './photographs.ts'

const middle = 0.5

interface PictureFolders {
  /** The firm's own, with its photographs and finished pictures. */
  from: string
  /** What is made of the photographs. */
  to: string
}

interface Options extends PictureFolders {
  lineColor: string
  /** Where pairs want their seam. */
  seams: ReadonlyMap<string, number>
  /** Says what is wrong with a picture's name. */
  findProblem: (photographs: Photographs) => string | undefined
}

interface Result {
  /** What exists, by name. */
  pictures: Record<string, PictureFile>
  problems: string[]
}

/** Makes the files of photographs that are new or have changed. */
export async function makePictures(options: Options): Promise<Result> {
  const { from, to, lineColor, seams, findProblem } = options
  const paths = existsSync(from) ? listFiles(from) : []
  const { photographs, problems } = groupPhotographs(paths)
  removeOthers(to, photographs)
  for (const each of photographs) {
    const problem = findProblem(each) ?? findMissingHalf(each)
    if (problem) problems.push(problem)
    if (problem || isFinished(each, options)) continue
    console.error(`Making the pictures of ${each.name}...`)
    try {
      const seam = seams.get(each.name) ?? middle
      await makePicture(each, seam, { from, to, lineColor })
    } catch (error) {
      problems.push(errorMessage(error))
    }
  }
  const finished = paths.filter((path) => path.endsWith('.webp'))
  const names = [
    ...photographs.map(({ name }) => name),
    ...finished.map((path) => path.replace('.webp', '')),
  ]
  const entries = await Promise.all(
    [...new Set(names)].map((name) => describe(name, { from, to })),
  )
  const pictures = Object.fromEntries(entries.flat())
  return { pictures, problems }
}

function findMissingHalf({
  files: { whole, before, after },
}: Photographs): string | undefined {
  if (whole !== undefined || (before !== undefined && after !== undefined))
    return undefined
  const missing = before === undefined ? 'before' : 'after'
  return `pictures/${before ?? after}: the photograph ${missing} it is missing.`
}

/** Removes what was made of photographs that are gone. */
function removeOthers(to: string, photographs: readonly Photographs[]) {
  const names = new Set(photographs.map(({ name }) => name))
  const made = existsSync(to) ? listFiles(to) : []
  for (const path of made) {
    const [name = path] = path.split(/(?:\.(?:before|after))?(?:-\d+)?\.\w+$/)
    if (!names.has(name)) rmSync(join(to, path))
  }
}

function isFinished(
  { name, files }: Photographs,
  { from, to }: PictureFolders,
): boolean {
  const sources = Object.values(files).map((path) => join(from, path))
  return isNewer(join(to, `${name}.webp`), sources)
}

async function describe(
  name: string,
  { from, to }: PictureFolders,
): Promise<[string, PictureFile][]> {
  const photograph = existsSync(join(to, `${name}.webp`))
  const stem = join(photograph ? to : from, name)
  if (!existsSync(`${stem}.webp`)) return []
  const { width, height } = await sharp(`${stem}.webp`).metadata()
  const pair = existsSync(`${stem}.before.avif`)
  const compared = existsSync(`${stem}.before-800.avif`)
  const colors = await sideColors(`${stem}-200.avif`, pair)
  const marks = {
    ...(pair && { pair: true as const }),
    ...(compared && { compared: true as const }),
    ...(photograph && { photograph: true as const }),
  }
  return [[name, { width, height, colors, ...marks }]]
}

/** Of a pair, its left and right quarter are on different sides of its seam. */
async function sideColors(path: string, pair: boolean) {
  const { data, info } = await sharp(path)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const side = pair ? Math.floor(info.width / 4) : info.width
  const left = meanColor({ data, info, from: 0, to: side })
  const right = meanColor({
    data,
    info,
    from: info.width - side,
    to: info.width,
  })
  return [left, right] as const
}

interface Columns {
  data: Buffer
  info: { width: number; channels: number }
  from: number
  to: number
}

// One digit a channel because every page contains dozens of these colors.
function meanColor({ data, info, from, to }: Columns): string {
  const { width, channels } = info
  const sums = [0, 0, 0]
  let pixels = 0
  for (let start = 0; start < data.length; start += channels) {
    const column = (start / channels) % width
    if (column < from || column >= to) continue
    pixels += 1
    for (const channel of sums.keys())
      sums[channel] = (sums[channel] ?? 0) + (data[start + channel] ?? 0)
  }
  const digits = sums.map((sum) => Math.round(sum / pixels / 17).toString(16))
  return `#${digits.join('')}`
}
