import { randomBytes } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join, relative } from 'node:path'

import { lockFile } from '../../supabase/embedded/data-folder/file-lock.ts'

interface UsedBuild {
  /** With all links resolved: another build may be put in place meanwhile. */
  folder: string
  release: () => void
}

/** An empty folder for the next build, in use until it is released. */
export async function newBuild(project: string): Promise<UsedBuild> {
  const builds = buildsOf(project)
  mkdirSync(builds, { recursive: true })
  // Two may begin in the same millisecond.
  const folder = join(builds, `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`)
  mkdirSync(folder)
  const lock = await lockFile(lockOf(folder), 'shared')
  return { folder, release: () => lock?.release() }
}

/** Makes a finished build the one that is started from now on: `.output` leads to it. */
export function putInPlace(project: string, folder: string): void {
  const place = placeOf(project)
  const link = `${place}.${process.pid}`
  rmSync(link, { force: true })
  // Windows lets everybody make a junction, which is not relative; elsewhere the project may be moved.
  if (process.platform === 'win32') symlinkSync(folder, link, 'junction')
  else symlinkSync(relative(project, folder), link)
  // An older version built right into it.
  if (existsSync(place) && !lstatSync(place).isSymbolicLink()) {
    renameSync(place, join(buildsOf(project), `before-${Date.now().toString(36)}`))
  }
  renameSync(link, place)
}

/** The present build, which stays where it is as long as this process lives or until it is released. */
export async function useBuild(project: string): Promise<UsedBuild> {
  if (!existsSync(placeOf(project))) throw new Error('The site is not built yet: npm run build')
  // A release: no other build ever takes its place, and the folder may be one that nobody writes to.
  if (!lstatSync(placeOf(project)).isSymbolicLink()) return { folder: placeOf(project), release: () => {} }
  for (;;) {
    const folder = realpathSync(placeOf(project))
    const lock = await lockFile(lockOf(folder), 'shared')
    // Somebody is just removing it: another one is in place.
    if (lock) return { folder, release: () => lock.release() }
  }
}

/** Removes the builds that are neither in place nor in use. */
export async function removeUnused(project: string): Promise<void> {
  const builds = realpathSync(buildsOf(project))
  const current = realpathSync(placeOf(project))
  for (const entry of readdirSync(builds, { withFileTypes: true })) {
    const folder = join(builds, entry.name)
    if (!entry.isDirectory() || folder === current) continue
    const lock = await lockFile(lockOf(folder), 'alone')
    if (!lock) continue
    rmSync(folder, { recursive: true, force: true })
    lock.release()
    rmSync(lockOf(folder), { force: true })
  }
}

function buildsOf(project: string): string {
  return join(project, '.builds')
}

function placeOf(project: string): string {
  return join(project, '.output')
}

// Beside the folder: a build begins by emptying it.
function lockOf(folder: string): string {
  return `${folder}.in-use`
}
