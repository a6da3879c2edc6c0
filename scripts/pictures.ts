import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

import { sentenceOf } from '#functions/_shared/error-message.ts'

import { ownPhotographs, pictureColors } from '../app/content/generated/picture-colors.ts'
import { fail, readOptions } from './lib/command-line.ts'
import {
  isPair,
  makePicture,
  makeSharedPictures,
  nameOf,
  sitePictures,
  writeTogether,
} from './lib/pictures.ts'

const usage = `Usage: npm run pictures -- [FOLDER]

Replaces pictures of the site with the photographs in FOLDER: JPEG, PNG, WebP or AVIF files such as services/roof.jpg
for /pictures/services/roof.webp. A pair takes two, gallery/deck.before.jpg and gallery/deck.after.jpg.
Then makes the pictures that social networks show of a shared page; without FOLDER, only those.`

const [folder, ...more] = readOptions(usage, { allowPositionals: true }).positionals
if (more.length > 0) fail(usage, 2)
if (folder) await replacePictures(folder)
await makeSharedPictures()

async function replacePictures(folder: string): Promise<void> {
  const photographs = listFiles(folder)
  const colors: Record<string, readonly [left: string, right: string]> = { ...pictureColors }
  const own = new Set(ownPhotographs)
  const problems: string[] = []
  for (const picture of sitePictures) {
    const name = nameOf(picture)
    const names = isPair(picture) ? [`${name}.before`, `${name}.after`] : [name]
    const paths = names.flatMap((name) => photographs.get(name) ?? [])
    for (const each of names) photographs.delete(each)
    const [first, after] = paths.map((path) => join(folder, path))
    if (first === undefined) continue
    try {
      if (paths.length !== names.length)
        throw new Error(`${paths.join(' and ')}: this picture takes ${names.join(' and ')}, once each.`)
      colors[name] = await makePicture(picture, first, after)
      own.add(name)
      console.log(`${name} is replaced.`)
    } catch (error) {
      problems.push(sentenceOf(error))
    }
  }
  for (const path of [...photographs.values()].flat()) problems.push(`${path} matches no picture.`)
  const lines = Object.entries(colors).map(([name, pair]) => `  '${name}': ['${pair.join(`', '`)}'],\n`)
  const names = [...own].toSorted().map((name) => `\n  '${name}',`)
  const bytes = `// Written by \`npm run pictures\`.
export const pictureColors: Readonly<Record<string, readonly [left: string, right: string]>> = {
${lines.toSorted().join('')}}

/** The pictures that are photographs of the owner's. All others are illustrations of ours. */
export const ownPhotographs: readonly string[] = [${names.join('')}${names.length > 0 ? '\n' : ''}]
`
  await writeTogether([{ path: 'app/content/generated/picture-colors.ts', bytes }])
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

/** The paths of the files in a folder, by the name of the picture they are for: paths without the type, in lower case. */
function listFiles(folder: string): Map<string, string[]> {
  if (!existsSync(folder)) fail(`There is no folder ${folder}.`)
  const paths = globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
  return Map.groupBy(paths, (path) => path.toLowerCase().replace(/\.(jpe?g|png|webp|avif|hei[cf])$/, ''))
}
