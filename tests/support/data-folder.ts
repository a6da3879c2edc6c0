import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { memoryFolder } from './memory-folder.ts'
import { type CommitMode, copyDatabase } from './prepared-database.ts'

/**
 * The database is in memory unless the test is about commits. Everything else
 * is on disk because Deno does not let functions write below /dev.
 */
export async function newDataFolder(
  name: string,
  commitMode: CommitMode = 'in-memory',
): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), `${name}-`))
  const inMemory = commitMode === 'in-memory'
  if (inMemory) symlinkSync(memoryFolder(name), join(dataDir, 'database'))
  await copyDatabase(
    inMemory ? databaseFolder(dataDir) : join(dataDir, 'database'),
    commitMode,
  )
  return dataDir
}

export function removeDataFolder(dataDir: string): void {
  rmSync(databaseFolder(dataDir), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

/** PGlite does not follow symlinks. */
export function databaseFolder(dataDir: string): string {
  const folder = join(dataDir, 'database')
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}
