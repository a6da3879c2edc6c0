import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { memoryFolder } from './memory-folder.ts'
import { type Commits, copyDatabase } from './prepared-database.ts'

/**
 * A new data folder with a migrated and seeded database, as after the first start. The database lies in memory
 * unless commits are what the test is about. The rest stays on the disk: Deno lets no function write below /dev.
 */
export async function newDataFolder(name: string, commits: Commits = 'kept in memory'): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), `${name}-`))
  const inMemory = commits === 'kept in memory'
  if (inMemory) symlinkSync(memoryFolder(name), join(dataDir, 'database'))
  await copyDatabase(inMemory ? databaseFolder(dataDir) : join(dataDir, 'database'), commits)
  return dataDir
}

export function removeDataFolder(dataDir: string): void {
  rmSync(databaseFolder(dataDir), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

/** The real folder of a database, for PGlite, which follows no link. */
export function databaseFolder(dataDir: string): string {
  const folder = join(dataDir, 'database')
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}
