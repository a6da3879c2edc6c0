import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

import * as v from 'valibot'

import { pictureWidths } from '../../app/ui/picture-files.ts'
import { encoderSettings } from './encode.ts'
import { gradeOf } from './grade.ts'
import type { Masters } from './masters.ts'
import type { ListedPicture } from './picture-list.ts'

const listFile = 'scripts/photography/finished.json'
const colorsFile = 'app/content/generated/picture-colors.ts'

const entrySchema = v.object({
  /** Of the masters, the shape and the settings it was made with. */
  fingerprint: v.string(),
  colors: v.tuple([v.string(), v.string()]),
})

export type FinishedEntry = v.InferOutput<typeof entrySchema>

/** How each finished picture was made: `group/id` to its entry. */
export function readFinishedList(): Map<string, FinishedEntry> {
  if (!existsSync(listFile)) return new Map()
  const entries = v.parse(v.record(v.string(), entrySchema), JSON.parse(readFileSync(listFile, 'utf8')))
  return new Map(Object.entries(entries))
}

/** Writes the list, and the colors for the pages. */
export async function writeFinishedList(list: ReadonlyMap<string, FinishedEntry>): Promise<void> {
  const entries = [...list].toSorted(([a], [b]) => (a < b ? -1 : 1))
  // As the project's formatter has it: short lists on one line.
  const json = JSON.stringify(Object.fromEntries(entries), null, 2).replace(
    /\[\s+("#.+)\s+(".+)\s+\]/g,
    '[$1 $2]',
  )
  await writeFile(listFile, `${json}\n`)
  const lines = entries.map(([name, { colors }]) => `  '${name}': ['${colors.join("', '")}'],\n`)
  await writeFile(
    colorsFile,
    `// Written by \`npm run pictures\`.\n` +
      `export const pictureColors: Readonly<Record<string, readonly [left: string, right: string]>> = {\n` +
      `${lines.join('')}}\n`,
  )
}

/** Changes whenever the finished files would. */
export function fingerprint({ name, picture, parts }: ListedPicture, masters: Masters): string {
  const { width, height } = picture
  const hash = createHash('sha256')
  const grade = masters.rendered ? gradeOf(name) : undefined
  hash.update(JSON.stringify({ width, height, parts, pictureWidths, encoderSettings, grade }))
  const images = masters.kind === 'pair' ? [masters.before, masters.after] : [masters.image]
  for (const image of images) hash.update(image)
  return hash.digest('hex').slice(0, 32)
}
