import { join } from 'node:path'

import { lockDataFolder } from './data-folder-lock.ts'
import { databaseFolderIn, hasDatabase, toStartError } from './data-folder.ts'
import { openPglite } from './database.ts'
import type { StartError } from './errors.ts'
import { findPendingMigrations, readMigrations } from './migrations.ts'

export async function checkDataFolder(
  dataDir: string,
  projectDir: string,
): Promise<StartError | undefined> {
  if (!hasDatabase(dataDir)) return undefined
  const parts = new AsyncDisposableStack()
  try {
    parts.defer(await lockDataFolder(dataDir))
    const pglite = await openPglite(databaseFolderIn(dataDir))
    parts.defer(() => pglite.close())
    const migrations = await readMigrations(join(projectDir, 'migrations'))
    await findPendingMigrations(pglite, migrations)
    return undefined
  } catch (error) {
    const startError = toStartError(error, dataDir)
    if (!startError) throw error
    return startError
  } finally {
    await parts.disposeAsync()
  }
}
