import { databaseFolderIn, inspectDatabase } from '../data-folder/database-folder.ts'
import { type Keys, rememberDatabase } from '../data-folder/keys.ts'
import type { ProjectConfig } from '../project-config.ts'
import type { OpenFailure, OpenResult } from './database.ts'
import { makeDatabase } from './make-database.ts'
import { openDatabase } from './open-database.ts'

type Opened = OpenResult | { ok: false; reason: 'database-lost'; message: string }

/** Opens the database of a data folder; makes it where there never was one and `mayMake` says so. */
export async function openDatabaseIn(
  dataDir: string,
  keys: Keys,
  config: ProjectConfig,
  mayMake: boolean,
): Promise<Opened> {
  const folder = await inspectDatabase(dataDir, keys)
  if (folder.state === 'lost') return { ok: false, reason: 'database-lost', message: folder.message }
  if (folder.state === 'there') {
    await rememberDatabase(dataDir)
  } else {
    if (!mayMake)
      return { ok: false, reason: 'database-lost', message: `There is no database in ${dataDir}.` }
    const made = await makeDatabase(dataDir, config)
    if (!made.ok) return made
  }
  const opened = await openDatabase(databaseFolderIn(dataDir), config)
  return opened.ok ? opened : { ...opened, message: `${opened.message} ${adviceFor(opened.reason, dataDir)}` }
}

function adviceFor(reason: OpenFailure['reason'], dataDir: string): string {
  return reason === 'migrations-diverged'
    ? `Put the file back, or use another data folder than ${dataDir}.`
    : `Restore a backup: npm run restore -- FILE`
}
