import { randomUUID } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isUnsupported } from './private-files.ts'

/**
 * Thrown when the local Supabase cannot start. The message is for the person
 * who started it.
 */
export class StartError extends Error {
  override name = 'StartError'
}

const groupAndOthers = 0o077

/**
 * Creates the data folder if it is missing. Makes it and everything this
 * process writes from now on readable by its owner only, because the database
 * files contain leads in plain text.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  process.umask(groupAndOthers)
  const { mode } = await stat(dataDir)
  if ((mode & groupAndOthers) === 0) return
  try {
    await chmod(dataDir, mode & 0o700)
  } catch (error) {
    if (!isUnsupported(error)) throw error
  }
}

/**
 * Returns whether other users can read the data folder. A disk without
 * permissions, such as exFAT, keeps no mode.
 */
export async function isReadableByOthers(dataDir: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  const { mode } = await stat(dataDir)
  return (mode & groupAndOthers) !== 0
}

/**
 * Throws if the disk of the data folder or of its database cannot sync files,
 * because commits would not be durable.
 */
export async function assertDiskSyncs(dataDir: string): Promise<void> {
  for (const folder of [dataDir, databaseFolderIn(dataDir)]) {
    if (!existsSync(folder)) continue
    const probe = join(folder, `sync-test.${randomUUID()}`)
    try {
      await writeFile(probe, 'test', { mode: 0o600, flush: true })
    } finally {
      await rm(probe, { force: true })
    }
  }
}

/**
 * Returns the real path of PostgreSQL's folder, because it may be a link to
 * another disk and PGlite follows none.
 */
export function databaseFolderIn(dataDir: string): string {
  const folder = join(dataDir, 'database')
  return existsSync(folder) ? realpathSync(folder) : folder
}

/**
 * Returns whether a data folder has a database, by the file that PostgreSQL
 * checks before it creates a new one.
 */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(databaseFolderIn(dataDir), 'PG_VERSION'))
}

/**
 * Throws when the database was lost or its disk is not mounted, because PGlite
 * would create an empty one instead.
 */
export async function assertDatabaseNotLost(
  dataDir: string,
  hasKeys: boolean,
): Promise<void> {
  if (hasDatabase(dataDir)) return
  const folder = databaseFolderIn(dataDir)
  const files = existsSync(folder) ? await readdir(folder) : []
  const advice =
    'Nothing was changed. Put the files back, or restore a backup: npm run restore -- FILE'
  if (files.length > 0)
    throw new StartError(
      `${folder} contains files but no PG_VERSION, so the database is incomplete. ${advice}`,
    )
  if (hasKeys)
    throw new StartError(
      `${dataDir} has keys but no database. Is its disk mounted? ${advice}`,
    )
}

const reasons: Record<string, string> = {
  EACCES: 'this user does not have permission to read and write it',
  EPERM: 'this user does not have permission to read and write it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota of this user is exceeded',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'it is a file, not a folder',
  EIO: 'its disk is failing',
  ENOENT: 'it does not exist',
}

/**
 * Explains a file system error about a data folder to the user. Undefined for
 * any other error.
 */
export function explainFolderError(
  error: unknown,
  dataDir: string,
): string | undefined {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error))
    return undefined
  const code = String(error.code)
  if (error.syscall === 'fsync' && isUnsupported(error))
    return `Cannot use the data folder ${dataDir}: its disk cannot sync files (${code}), so a power failure could lose quote requests. Set DATA_DIR to a folder on this machine's own disk.`
  if (error.syscall === 'chmod')
    return `Cannot use the data folder ${dataDir}: other users can read it, and this user cannot change that (${code}). Run chmod 700 on it as its owner.`
  const reason =
    reasons[code] ??
    ('path' in error ? 'the system reported an error' : undefined)
  return reason && `Cannot use the data folder ${dataDir}: ${reason} (${code}).`
}
