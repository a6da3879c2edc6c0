import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Keys } from './keys.ts'

/** Where PostgreSQL's files lie in a data folder. */
export function databaseFolderIn(dataDir: string): string {
  return join(dataDir, 'database')
}

/** Whether a data folder has a database, as far as PostgreSQL itself looks before it makes a new one. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(databaseFolderIn(dataDir), 'PG_VERSION'))
}

type DatabaseFolder = { state: 'there' | 'not-made-yet' } | { state: 'lost'; message: string }

/**
 * Looks whether there is a database before PGlite does, which would make an empty one over what is left of a
 * database, or in the place where a disk is not mounted.
 */
export async function inspectDatabase(dataDir: string, keys: Keys): Promise<DatabaseFolder> {
  if (hasDatabase(dataDir)) return { state: 'there' }
  const folder = databaseFolderIn(dataDir)
  const files = existsSync(folder) ? await readdir(folder) : []
  const advice = 'Nothing was changed. Put it back, or restore a backup: npm run restore -- FILE'
  if (files.length > 0) {
    const message = `${folder} holds files but not the file PG_VERSION: it is part of a database only. ${advice}`
    return { state: 'lost', message }
  }
  if (keys.database === 'not made yet') return { state: 'not-made-yet' }
  const message = `${dataDir} has the keys of a database, and the database is gone. Is its disk mounted? ${advice}`
  return { state: 'lost', message }
}
