import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

import { errorMessage } from '#domain/error-message.ts'

import {
  ownPhotographs,
  pictureColors,
} from '../app/content/generated/picture-colors.ts'
import type { Picture } from '../app/content/picture.ts'
import { isPair, nameOf, sitePictures } from '../app/content/site-pictures.ts'
import { fail, readWord } from './lib/command-line.ts'
import {
  type HalfColors,
  makePicture,
  makeSharedPictures,
  writeFiles,
} from './lib/make-picture.ts'

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

async function main() {
  const folder = readWord(usage)
  if (folder && !existsSync(folder)) fail(`Folder not found: ${folder}`)
  const problems = folder ? await replacePictures(folder) : []
  await makeSharedPictures()
  if (problems.length > 0) fail(problems.join('\n'))
}

/** Paths of photographs, grouped by the name of the picture or its half. */
type Photographs = Map<string, string[]>

/** Replaces what it can, and returns a problem for every other file. */
async function replacePictures(folder: string): Promise<string[]> {
  const photographs = listPhotographs(folder)
  const colors = new Map(Object.entries(pictureColors))
  const ownNames = new Set(ownPhotographs)
  const problems: string[] = []
  for (const picture of sitePictures) {
    const names = photographNames(picture)
    const paths = names.flatMap((name) => photographs.get(name) ?? [])
    if (paths.length === 0) continue
    const replaced = await replacePicture({ picture, names, folder, paths })
    if (replaced.ok) {
      colors.set(nameOf(picture), replaced.colors)
      ownNames.add(nameOf(picture))
      console.log(`Replaced ${nameOf(picture)}.`)
    } else problems.push(replaced.problem)
  }
  await writeColors(colors, ownNames)
  for (const path of findUnused(photographs))
    problems.push(`${path} does not match any picture.`)
  return problems
}

/** Returns the names of the photographs that a picture is made from. */
function photographNames(picture: Picture): string[] {
  const name = nameOf(picture)
  return isPair(picture) ? [`${name}.before`, `${name}.after`] : [name]
}

function findUnused(photographs: Photographs): string[] {
  const used = new Set(sitePictures.flatMap(photographNames))
  const unused: string[] = []
  for (const [name, paths] of photographs)
    if (!used.has(name)) unused.push(...paths)
  return unused
}

interface Replacement {
  picture: Picture
  /** The names of the photographs that the picture needs. */
  names: readonly string[]
  folder: string
  /** The photographs in the folder that have these names. */
  paths: readonly string[]
}

type ReplacementResult =
  | { ok: true; colors: HalfColors }
  | { ok: false; problem: string }

async function replacePicture({
  picture,
  names,
  folder,
  paths,
}: Replacement): Promise<ReplacementResult> {
  const [first, after] = paths.map((name) => ({
    name,
    path: join(folder, name),
  }))
  if (!first || paths.length !== names.length) {
    const problem = `${paths.join(' and ')}: this picture needs ${names.join(' and ')}, one file each.`
    return { ok: false, problem }
  }
  try {
    return { ok: true, colors: await makePicture(picture, first, after) }
  } catch (error) {
    return { ok: false, problem: errorMessage(error) }
  }
}

async function writeColors(
  colors: ReadonlyMap<string, HalfColors>,
  ownNames: ReadonlySet<string>,
) {
  const colorsText = JSON.stringify(Object.fromEntries(colors), null, 2)
  const ownText = JSON.stringify([...ownNames].toSorted(), null, 2)
  const bytes = `// Written by \`npm run pictures\`.
export const pictureColors: Readonly<Record<string, readonly [left: string, right: string]>> = ${colorsText}

/** Pictures that are the owner's photographs. All others are our illustrations. */
export const ownPhotographs: readonly string[] = ${ownText}
`
  await writeFiles([{ path: 'app/content/generated/picture-colors.ts', bytes }])
}

const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'heic', 'heif']
const pictureExtension = new RegExp(`\\.(?:${extensions.join('|')})$`)

/**
 * Lists the files in a folder. Their names are their paths in lower case,
 * without the extension.
 */
function listPhotographs(folder: string): Photographs {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => !entry.isDirectory() && !isSystemFile(entry.name),
  )
  const paths = files.map((file) => {
    const path = relative(folder, join(file.parentPath, file.name))
    return path.replaceAll('\\', '/')
  })
  return Map.groupBy(paths, (path) =>
    path.toLowerCase().replace(pictureExtension, ''),
  )
}

/**
 * Returns whether a program made this file for itself. The name of a hidden one
 * begins with a dot.
 */
function isSystemFile(name: string): boolean {
  return name.startsWith('.') || systemFiles.has(name.toLowerCase())
}

await main()
