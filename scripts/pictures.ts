import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

import { errorMessage } from '#domain/error-message.ts'

import {
  ownPhotographs,
  pictureColors,
} from '../app/content/generated/picture-colors.ts'
import { isPair, nameOf, sitePictures } from '../app/content/site-pictures.ts'
import { fail, readOptions } from './lib/command-line.ts'
import {
  makePicture,
  makeSharedPictures,
  writeFiles,
} from './lib/picture-variants.ts'

const usage = `Usage: npm run pictures [-- FOLDER]

Replaces pictures on the site with the photographs in FOLDER: JPEG, PNG, WebP or AVIF files such as services/roof.jpg
for /pictures/services/roof.webp. A pair needs two: gallery/deck.before.jpg and gallery/deck.after.jpg.
Then regenerates the social sharing images. Without FOLDER, regenerates only those.`

// Files that Windows, macOS and picture programs add to folders.
const systemFiles = new Set([
  'thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  'icon\r',
])

const [folder, ...extraArgs] = readOptions(usage, {
  allowPositionals: true,
}).positionals
if (extraArgs.length > 0) fail(usage, 2)
const problems = folder ? await replacePictures(folder) : []
await makeSharedPictures()
if (problems.length > 0) fail(problems.join('\n'))

async function replacePictures(folder: string): Promise<string[]> {
  const photographs = listFiles(folder)
  const colors: Record<string, readonly [left: string, right: string]> = {
    ...pictureColors,
  }
  const ownNames = new Set(ownPhotographs)
  const problems: string[] = []
  for (const picture of sitePictures) {
    const name = nameOf(picture)
    const names = isPair(picture) ? [`${name}.before`, `${name}.after`] : [name]
    const paths = names.flatMap((name) => photographs.get(name) ?? [])
    for (const each of names) photographs.delete(each)
    const [first, after] = paths.map((path) => ({
      path: join(folder, path),
      name: path,
    }))
    if (first === undefined) continue
    try {
      if (paths.length !== names.length)
        throw new Error(
          `${paths.join(' and ')}: this picture needs ${names.join(' and ')}, one file each.`,
        )
      colors[name] = await makePicture(picture, first, after)
      ownNames.add(name)
      console.log(`Replaced ${name}.`)
    } catch (error) {
      problems.push(errorMessage(error))
    }
  }
  for (const path of [...photographs.values()].flat())
    problems.push(`${path} does not match any picture.`)
  const bytes = `// Written by \`npm run pictures\`.
export const pictureColors: Readonly<Record<string, readonly [left: string, right: string]>> = ${JSON.stringify(colors, null, 2)}

/**
 * Pictures that are the owner's photographs. All others are our illustrations.
 */
export const ownPhotographs: readonly string[] = ${JSON.stringify([...ownNames].toSorted(), null, 2)}
`
  await writeFiles([{ path: 'app/content/generated/picture-colors.ts', bytes }])
  return problems
}

/**
 * Lists the files in a folder, grouped by picture name: the path in lower case,
 * without the extension.
 */
function listFiles(folder: string): Map<string, string[]> {
  if (!existsSync(folder)) fail(`Folder not found: ${folder}`)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => !entry.isDirectory() && !isSystemFile(entry.name),
  )
  const paths = files.map((file) =>
    relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'),
  )
  return Map.groupBy(paths, (path) =>
    path.toLowerCase().replace(/\.(jpe?g|png|webp|avif|hei[cf])$/, ''),
  )
}

/**
 * Returns whether a program made this file for itself. The name of a hidden one
 * begins with a dot.
 */
function isSystemFile(name: string): boolean {
  return name.startsWith('.') || systemFiles.has(name.toLowerCase())
}
