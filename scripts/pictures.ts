import { existsSync } from 'node:fs'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { pictureColors } from '../app/content/generated/picture-colors.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { makePicture, writeTogether } from './lib/make-picture.ts'
import { findPhotographs } from './lib/photographs.ts'
import { makeSharedPictures } from './lib/shared-pictures.ts'

const usage = `Usage: npm run pictures -- [FOLDER]

Replaces pictures of the site with the photographs in FOLDER: JPEG, PNG, WebP or AVIF files such as services/roof.jpg
for /pictures/services/roof.webp. A pair takes two, gallery/deck.before.jpg and gallery/deck.after.jpg.
Then makes the pictures that social networks show of a shared page; without FOLDER, only those.`

const { positionals } = readOptions(usage, { allowPositionals: true })
const [folder, ...more] = positionals
if (more.length > 0) fail(usage, 2)
if (folder) await replacePictures(folder)
await makeSharedPictures()

async function replacePictures(folder: string): Promise<void> {
  if (!existsSync(folder)) fail(`There is no folder ${folder}.`)
  const { found, problems } = await findPhotographs(folder)
  const colors = new Map(Object.entries(pictureColors))
  for (const replacement of found) {
    const { name } = replacement.entry
    try {
      colors.set(name, await makePicture(replacement))
      console.log(`${name} is replaced.`)
    } catch (error) {
      problems.push(sentenceOf(error))
    }
  }
  const lines = [...colors]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, [left, right]]) => `  '${name}': ['${left}', '${right}'],\n`)
  const bytes = `// Written by \`npm run pictures\`.
export const pictureColors: Readonly<Record<string, readonly [left: string, right: string]>> = {
${lines.join('')}}
`
  await writeTogether([{ path: 'app/content/generated/picture-colors.ts', bytes }])
  if (found.length === 0) problems.push(`No photograph in ${folder} replaces a picture.`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
