import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, parse } from 'node:path'

import type { ListedPicture } from './picture-list.ts'

export const mastersFolder = 'studio/masters'

/** What a finished picture is made from: one image file, or one for each half of a pair. */
export type Masters = { kind: 'single'; image: Buffer } | { kind: 'pair'; before: Buffer; after: Buffer }

export type FoundMasters =
  | { state: 'found'; masters: Masters }
  | { state: 'absent' }
  | { state: 'unclear'; problem: string }

/** The master files of a picture, `group/id.png` or `group/id.before.png` and `group/id.after.png`. */
export async function findMasters({ name, parts }: ListedPicture): Promise<FoundMasters> {
  const suffixes = parts.includes('before') ? ['.before', '.after'] : ['']
  const files = suffixes.map((suffix) => imagesNamed(`${name}${suffix}`))
  if (files.every((found) => found.length === 0)) return { state: 'absent' }

  const twice = files.find((found) => found.length > 1)
  if (twice) return { state: 'unclear', problem: `there are ${twice.join(' and ')}: keep one` }
  const missing = suffixes.filter((_, index) => files[index]?.length === 0)
  if (missing.length > 0) return { state: 'unclear', problem: `${name}${missing.join()} is not there` }

  const [first, second] = await Promise.all(files.flat().map((file) => readFile(file)))
  if (!first) return { state: 'absent' }
  const masters: Masters = second
    ? { kind: 'pair', before: first, after: second }
    : { kind: 'single', image: first }
  return { state: 'found', masters }
}

function imagesNamed(stem: string): string[] {
  const folder = join(mastersFolder, dirname(stem))
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => parse(file).name === basename(stem) && /\.(png|jpe?g)$/i.test(file))
    .map((file) => join(folder, file))
}
