import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const day = 24 * 60 * 60 * 1000

/** How long after their last build files are still served, and how many bytes of them, packed forms included. */
export const earlierAssets = { keptFor: 30 * day, mostBytes: 64 * 2 ** 20 } as const

interface Options {
  now?: number
  mostBytes?: number
}

/** Puts the files of the present build aside, as of now. To be called before the next build takes them away. */
export function rememberAssets(project: string, { now = Date.now() }: Options = {}): void {
  const { built, earlier } = foldersOf(project)
  const known = new Set(filesIn(earlier))
  mkdirSync(earlier, { recursive: true })
  for (const name of filesIn(built)) {
    // Of a build before this one: its time has begun already.
    if (known.has(name)) continue
    copyFileSync(join(built, name), join(earlier, name))
    utimesSync(join(earlier, name), now / 1000, now / 1000)
  }
}

/**
 * Puts the files of earlier builds beside those of the new one, in the folder `build`. A page that has been open since then still finds
 * the scripts it has not needed yet. The oldest leave first.
 */
export function addEarlierAssets(
  project: string,
  build: string,
  { now = Date.now(), mostBytes = earlierAssets.mostBytes }: Options = {},
): void {
  const { earlier } = foldersOf(project)
  const built = join(build, 'public/assets')
  const current = new Set(filesIn(built))
  let bytes = 0
  for (const { name, path, size, age } of newestFirst(earlier, now)) {
    const isKept = !current.has(name) && age <= earlierAssets.keptFor && bytes + size <= mostBytes
    if (!isKept) {
      rmSync(path)
      continue
    }
    bytes += size
    copyFileSync(path, join(built, name))
  }
}

function foldersOf(project: string) {
  return { built: join(project, '.output/public/assets'), earlier: join(project, '.earlier-assets') }
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function newestFirst(folder: string, now: number) {
  return filesIn(folder)
    .map((name) => {
      const path = join(folder, name)
      const { size, mtimeMs } = statSync(path)
      return { name, path, size, age: now - mtimeMs }
    })
    .toSorted((one, other) => one.age - other.age)
}
