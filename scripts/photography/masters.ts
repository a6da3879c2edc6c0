import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, parse } from 'node:path'

import * as v from 'valibot'

import type { ListedPicture } from './picture-list.ts'

export const mastersFolder = 'studio/masters'

/**
 * What a finished picture is made from: one image file, or one for each half of a pair. Only what the studio
 * rendered is graded; a photograph is as its owner wants it.
 */
export type Masters = { rendered: boolean } & (
  | { kind: 'single'; image: Buffer }
  | { kind: 'pair'; before: Buffer; after: Buffer }
)

type FoundMasters =
  | { state: 'found'; masters: Masters }
  | { state: 'absent' }
  | { state: 'unclear'; problem: string }

/** The master files of a picture, `group/id.png` or `group/id.before.png` and `group/id.after.png`. */
export async function findMasters(
  { name, parts }: Pick<ListedPicture, 'name' | 'parts'>,
  folder = mastersFolder,
): Promise<FoundMasters> {
  const suffixes = parts.includes('before') ? ['.before', '.after'] : ['']
  const files = suffixes.map((suffix) => imagesNamed(folder, `${name}${suffix}`))
  if (files.every((found) => found.length === 0)) return { state: 'absent' }

  const twice = files.find((found) => found.length > 1)
  if (twice) return { state: 'unclear', problem: `there are ${twice.join(' and ')}: keep one` }
  const missing = suffixes.filter((_, index) => files[index]?.length === 0)
  if (missing.length > 0) return { state: 'unclear', problem: `${name}${missing.join()} is not there` }

  const [first, second] = await Promise.all(files.flat().map((file) => readFile(file)))
  if (!first) return { state: 'absent' }
  // With one photograph in a pair, a grade on the other half would be a lie about the surface.
  const rendered = files.flat().every((file) => isRendered(file))
  const masters: Masters = second
    ? { rendered, kind: 'pair', before: first, after: second }
    : { rendered, kind: 'single', image: first }
  return { state: 'found', masters }
}

const stampSchema = v.object({ picture: v.string() })

/** Whether the studio made this very file: it leaves a stamp beside it (studio/master_stamps.py). */
function isRendered(file: string): boolean {
  const stamp = join(dirname(file), `${parse(file).name}.stamp`)
  if (!existsSync(stamp)) return false
  const { picture } = v.parse(stampSchema, JSON.parse(readFileSync(stamp, 'utf8')))
  return picture === createHash('sha256').update(readFileSync(file)).digest('hex')
}

function imagesNamed(masters: string, stem: string): string[] {
  const folder = join(masters, dirname(stem))
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => parse(file).name === basename(stem) && /\.(png|jpe?g)$/i.test(file))
    .map((file) => join(folder, file))
}
