import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, posix, relative } from 'node:path'

import { errorMessage } from '#domain/error-message.ts'

import {
  ownPhotographs,
  pictureColors,
} from '../app/content/generated/picture-colors.ts'
import { nameOf, sitePictures } from '../app/content/site-pictures.ts'
import { fail, readWord } from './lib/command-line.ts'
import {
  type HalfColors,
  makePicture,
  makeSharedPictures,
  photographNames,
} from './lib/make-picture.ts'

const usage = `Usage: npm run pictures [-- FOLDER]

Replaces pictures on the site with the photographs in FOLDER: JPEG, PNG, WebP or AVIF files such as services/roof.jpg
for /pictures/services/roof.webp. A pair needs two: gallery/deck.before.jpg and gallery/deck.after.jpg.
Then regenerates the social sharing images. Without FOLDER, regenerates only those.`

const photographPattern = /\.(?:jpe?g|png|webp|avif|heic)$/i

async function main() {
  const folder = readWord(usage)
  if (folder && !existsSync(folder)) fail(`Folder not found: ${folder}`)
  const problems = folder ? await replacePictures(folder) : []
  await makeSharedPictures()
  if (problems.length > 0) fail(problems.join('\n'))
}

async function replacePictures(folder: string): Promise<string[]> {
  const photographs = groupPhotographs(folder)
  const colors = new Map(Object.entries(pictureColors))
  const ownNames = new Set(ownPhotographs)
  const problems: string[] = []
  for (const picture of sitePictures) {
    const name = nameOf(picture)
    const parts = photographNames(picture)
    const paths = parts.flatMap((part) => photographs.get(part) ?? [])
    for (const part of parts) photographs.delete(part)
    if (paths.length === 0) continue
    const files = paths.map((path) => ({
      name: path,
      path: join(folder, path),
    }))
    try {
      colors.set(name, await makePicture(picture, files))
      ownNames.add(name)
      console.log(`Replaced ${name}.`)
    } catch (error) {
      problems.push(errorMessage(error))
    }
  }
  await writeColors(colors, ownNames)
  for (const path of [...photographs.values()].flat())
    problems.push(`${path} does not match any picture.`)
  return problems
}

async function writeColors(
  colors: ReadonlyMap<string, HalfColors>,
  ownNames: ReadonlySet<string>,
) {
  const colorsText = JSON.stringify(Object.fromEntries(colors), null, 2)
  const ownText = JSON.stringify([...ownNames].toSorted(), null, 2)
  const text = `// Written by \`npm run pictures\`.
export const pictureColors: Readonly<Record<string, readonly [left: string, right: string]>> = ${colorsText}

/** Pictures that are the owner's photographs. All others are our illustrations. */
export const ownPhotographs: readonly string[] = ${ownText}
`
  await writeFile('app/content/generated/picture-colors.ts', text)
}

function groupPhotographs(folder: string): Map<string, string[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => !entry.isDirectory() && isPhotograph(entry.name),
  )
  const paths = files.map((file) => {
    const path = relative(folder, join(file.parentPath, file.name))
    return path.replaceAll('\\', '/')
  })
  return Map.groupBy(paths, (path) => {
    const { dir, name } = posix.parse(path.toLowerCase())
    return posix.join(dir, name)
  })
}

// macOS adds hidden files such as ._roof.jpg.
function isPhotograph(name: string) {
  return !name.startsWith('.') && photographPattern.test(name)
}

await main()
