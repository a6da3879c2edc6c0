import { randomUUID } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { hasKeys } from './api-keys.ts'
import { isUnsupported, StartError } from './errors.ts'

const groupAndOthers = 0o077

/** The database files contain personal data in plain text. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await assertIsDataFolder(dataDir)
  if (process.platform === 'win32') return
  const { mode, uid } = await stat(dataDir)
  if (process.getuid?.() === 0 && uid !== 0)
    throw new StartError(
      `${dataDir} belongs to user ${uid}, who could not open what root writes there. Put this before the command: sudo -u '#${uid}'`,
    )
  process.umask(groupAndOthers)
  if ((mode & groupAndOthers) === 0) return
  try {
    await chmod(dataDir, mode & 0o700)
  } catch (error) {
    if (!isUnsupported(error)) throw error
  }
}

// What a first start or a restore may leave if it is killed, and what a disk of
// its own has.
const leftover =
  /^(?:database|keys\.json|lock|lost\+found|restore|running\.json|sync-test)(?:[.-].*)?$/

async function assertIsDataFolder(dataDir: string): Promise<void> {
  if (hasKeys(dataDir) || hasDatabase(dataDir)) return
  const files = await readdir(dataDir)
  const other = files.find((file) => !leftover.test(file))
  if (other === undefined) return
  throw new StartError(
    `${dataDir} is not a data folder, because it contains ${other}. Nothing was changed. Choose a new or empty folder.`,
  )
}

export async function isReadableByOthers(dataDir: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  const { mode } = await stat(dataDir)
  return (mode & groupAndOthers) !== 0
}

/** Without syncing, commits would not be durable. */
export async function assertDiskSyncs(dataDir: string): Promise<void> {
  const folders = [dataDir, databaseFolderIn(dataDir)]
  for (const folder of folders.filter((path) => existsSync(path))) {
    const probe = join(folder, `sync-test.${randomUUID()}`)
    try {
      await writeFile(probe, 'test', { mode: 0o600, flush: true })
    } finally {
      await rm(probe, { force: true })
    }
  }
}

/** The folder may be a link to another disk, and PGlite follows none. */
export function databaseFolderIn(dataDir: string): string {
  const folder = join(dataDir, 'database')
  return existsSync(folder) ? realpathSync(folder) : folder
}

/** PostgreSQL checks the same file before it creates a new database. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(databaseFolderIn(dataDir), 'PG_VERSION'))
}

/** PGlite would create an empty database instead. */
export async function assertDatabaseNotLost(dataDir: string): Promise<void> {
  if (hasDatabase(dataDir)) return
  const folder = databaseFolderIn(dataDir)
  const files = existsSync(folder) ? await readdir(folder) : []
  const advice = 'Nothing was changed. Put the files back, or restore a backup.'
  if (files.length > 0)
    throw new StartError(
      `${folder} contains files but no PG_VERSION, so the database is incomplete. ${advice}`,
      'restore-backup',
    )
  if (hasKeys(dataDir))
    throw new StartError(
      `${dataDir} has keys but no database. Is its disk mounted? ${advice}`,
      'restore-backup',
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

export function toStartError(
  error: unknown,
  dataDir: string,
): StartError | undefined {
  if (error instanceof StartError) return error
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error))
    return undefined
  const code = String(error.code)
  const cannotUse = `Cannot use the data folder ${dataDir}`
  if (error.syscall === 'fsync' && isUnsupported(error))
    return new StartError(
      `${cannotUse}: its disk cannot sync files (${code}), so a power failure could lose data.`,
      'use-other-disk',
    )
  if (error.syscall === 'chmod')
    return new StartError(
      `${cannotUse}: other users can read it, and this user cannot change that (${code}). Run chmod 700 on it as its owner.`,
    )
  const isAboutFile = 'path' in error
  const unknownReason = isAboutFile ? 'the system reported an error' : undefined
  const reason = reasons[code] ?? unknownReason
  if (reason === undefined) return undefined
  return new StartError(`${cannotUse}: ${reason} (${code}).`)
}
