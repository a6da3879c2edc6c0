import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { databaseFolderIn } from '../../supabase/embedded/data-folder/database-folder.ts'
import { realFolder } from '../../supabase/embedded/data-folder/real-folder.ts'
import { memoryFolder } from './memory-folder.ts'
import { type Commits, copyDatabase } from './prepared-database.ts'

/**
 * A new data folder whose database is as after the first start. The database lies in memory unless commits are
 * what the test is about; what is around it lies on the disk, because Deno lets no function write below /dev,
 * where the memory is.
 */
export async function newDataFolder(name: string, commits: Commits = 'kept in memory'): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), `${name}-`))
  const database = databaseFolderIn(dataDir)
  if (commits === 'kept in memory') symlinkSync(memoryFolder(name), database)
  await copyDatabase('seeded', realFolder(database), commits)
  return dataDir
}

export function removeDataFolder(dataDir: string): void {
  rmSync(realDatabase(dataDir), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

/** Where the database of a data folder really lies; PGlite by itself follows no link. */
export function realDatabase(dataDir: string): string {
  return realFolder(databaseFolderIn(dataDir))
}
