import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

import { fail } from './lib/command-line.ts'
import { firm, firmFolder, ownFirm } from './lib/firm.cjs'
import { importProblem } from './lib/import-problem.ts'
import { makeIcons } from './lib/make-icons.ts'
import { makePictures } from './lib/make-pictures.ts'
import { seedSql } from './lib/seed-sql.ts'
import { findThemeProblems } from './lib/theme-problems.ts'
import { readColors, withColors } from './lib/theme.ts'

// Checks the firm's folder, and makes what the site, the database and the edge
// functions need of it. Runs before everything that imports it (bootstrap.cjs).

const generated = join(firmFolder, 'generated')
const functionsFolder = join(generated, 'functions')
// Deno, the Supabase CLI and a hosted project read what is in supabase/.
const isOwnFirm = firm === ownFirm

const { checkFirm } = await import('../app/content/check-firm.ts').catch(
  stopAsUnreadable,
)
const colors = readColors()
stopOn([...checkFirm(), ...findThemeProblems(colors)])
// What is imported from here on relies on the check.
const { firmIndexSource } = await import('../app/content/firm-index.ts')
const { functionFactsSource, placesSource } =
  await import('../app/content/function-facts.ts')
const { pairSeams } = await import('../app/content/picture-folders.ts')
const { findNameProblem } = await import('./lib/picture-names.ts')
writeForFunctions('firm.ts', functionFactsSource())
writeForFunctions('places.ts', placesSource())
// What reads reviews imports it.
const { readFirmReviews } = await import('./lib/firm-reviews.ts')
const { problems, reviews } = readFirmReviews()
stopOn(problems)

const logo = withColors(
  readFileSync(join(firmFolder, 'logo.svg'), 'utf8'),
  colors,
)

const brand = { svg: logo, background: colors.get('deep') ?? '' }
const publicFolder = join(generated, 'public')

write(generated, 'index.ts', firmIndexSource())
write(generated, 'fonts.ts', fontsSource())
write(generated, 'films.ts', filmsSource())
write(generated, 'colors.ts', colorsSource(['deep', 'ground', 'ink']))
write(generated, 'logo.svg', logo)
writeForFunctions(
  'colors.ts',
  colorsSource(['ink', 'action', 'action-tint', 'accent-tint']),
)
await makeIcons(brand, publicFolder)
const { pictures, problems: pictureProblems } = await makePictures({
  from: join(firmFolder, 'pictures'),
  to: join(publicFolder, 'pictures'),
  lineColor: colors.get('ground') ?? '',
  seams: pairSeams,
  findProblem: findNameProblem,
})
stopOn(pictureProblems)
write(generated, 'pictures.ts', picturesSource())
// Their content imports what is generated above.
const { galleryIndexSource, galleryPairsSource, homeGallerySource } =
  await import('../app/content/gallery-source.ts')
write(generated, 'gallery-index.ts', galleryIndexSource())
write(generated, 'gallery-pairs.ts', galleryPairsSource())
write(generated, 'home-gallery.ts', homeGallerySource())
const { makeSharedPictures } = await import('./lib/make-shared-pictures.ts')
await makeSharedPictures(brand, publicFolder)
const { business } = await import('../app/content/business.ts')
const { findTextProblems } = await import('../app/content/check-texts.ts')
stopOn(findTextProblems())
const { knowledge } = await import('../app/content/knowledge/knowledge.ts')
const hasFilm = business.film && existsSync(join(firmFolder, 'films/hero.mp4'))
const seed = seedSql({ knowledge, reviews, hasFilm })
write(generated, 'seed.sql', seed)
if (isOwnFirm) write('supabase/generated', 'seed.sql', seed)

function stopOn(found: readonly string[]) {
  if (found.length === 0) return
  fail(found.map((problem) => join(firmFolder, problem)).join('\n'))
}

function stopAsUnreadable(error: unknown): never {
  const isError = error instanceof Error
  const problem = isError && importProblem(error, resolve(firmFolder))
  if (!problem) throw error
  console.error(join(firmFolder, problem))
  process.exit(2)
}

function writeForFunctions(file: string, text: string) {
  write(functionsFolder, file, text)
  if (isOwnFirm) write('supabase/functions/_shared/generated', file, text)
}

/** Leaves a file as it is that would stay the same, so nothing reloads it. */
function write(folder: string, file: string, text: string) {
  const path = join(folder, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, text)
}

/** Every page loads all of the firm's font files. */
function fontsSource(): string {
  const names = globSync('*.woff2', { cwd: join(firmFolder, 'fonts') })
  const imports = names.map(
    (name, index) => `import font${index} from '../fonts/${name}?url'\n`,
  )
  const list = names.map((_, index) => `font${index}`).join(', ')
  return `${imports.join('')}\nexport const fonts: readonly string[] = [${list}]\n`
}

function filmsSource(): string {
  const names = globSync('*', { cwd: join(firmFolder, 'films') }).toSorted()
  const addresses = names.map((name) => `/videos/${name}`)
  return `export const films: readonly string[] = ${JSON.stringify(addresses, null, 2)}\n`
}

function picturesSource(): string {
  const lines = Object.entries(pictures).map(
    ([name, file]) => `  '${name}': ${JSON.stringify(file)},\n`,
  )
  return `// Made by scripts/generate.ts from the pictures.
type Picture = { width: number; height: number; colors: readonly [string, string]; pair?: true; compared?: true; photograph?: true }

export const pictures: Readonly<Record<string, Picture>> = {
${lines.join('')}}
`
}

/** The colors of what has no style sheet of the site. */
function colorsSource(roles: readonly string[]): string {
  const shown = roles.map((role) => [role, colors.get(role) ?? ''])
  const object = JSON.stringify(Object.fromEntries(shown), null, 2)
  return `// Made by scripts/generate.ts from the firm's theme.css.
export const colors = ${object} as const
`
}
