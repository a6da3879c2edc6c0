import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { databaseFolderIn } from '../data-folder/database-folder.ts'
import { rememberDatabase } from '../data-folder/keys.ts'
import { syncFolder, syncTree } from '../data-folder/sync-folder.ts'
import type { ProjectConfig } from '../project-config.ts'
import type { OpenFailure } from './database.ts'
import { openDatabase } from './open-database.ts'

/**
 * Makes a database under another name and gives it its own when it is whole and on the disk. Whoever is killed
 * on the way leaves nothing that looks like one.
 */
export async function makeDatabase(
  dataDir: string,
  config: ProjectConfig,
): Promise<{ ok: true } | OpenFailure> {
  const unfinished = join(dataDir, 'database.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  const made = await openDatabase(unfinished, config, false)
  if (!made.ok) return made
  await made.database.close()
  await syncTree(unfinished)
  await rename(unfinished, databaseFolderIn(dataDir))
  await syncFolder(dataDir)
  await rememberDatabase(dataDir)
  return { ok: true }
}
