import { createReadStream, existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { unpackTar } from 'modern-tar/fs'
import * as v from 'valibot'

import { lockDataFolder } from '../../supabase/embedded/data-folder/process-lock.ts'
import { syncFolder, syncTree } from '../../supabase/embedded/data-folder/sync-folder.ts'
import { openDatabase } from '../../supabase/embedded/database/open-database.ts'
import { connectPostgres } from '../../supabase/embedded/database/own-postgres/open-own-postgres.ts'
import { readProjectConfig } from '../../supabase/embedded/project-config.ts'
import { type AboutBackup, aboutSchema, backupContents } from './backup-contents.ts'
import { makeBackup } from './make-backup.ts'
import { makeFromSql } from './make-from-sql.ts'
import { fillOwnPostgres } from './own-postgres.ts'

interface RestoreOptions {
  /** Make the database from the SQL of the backup, also where its files would open. */
  fromSql: boolean
  /** Into this PostgreSQL instead of the data folder; keys and mail go there all the same. */
  databaseUrl: string | undefined
}

type RestoreResult =
  | { ok: true; about: AboutBackup; replaced: string | undefined }
  | { ok: false; message: string }

/**
 * Puts a backup into a data folder nobody uses. What was there is moved aside, not deleted. Until the database of
 * the backup has been opened nothing is moved; killed after that, the folder refuses to start and takes another
 * restore.
 */
export async function restoreBackup(
  file: string,
  dataDir: string,
  { fromSql, databaseUrl }: RestoreOptions,
): Promise<RestoreResult> {
  if (!existsSync(file)) return { ok: false, message: `There is no file ${file}.` }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDataFolder(dataDir)
  if (!lock.ok) {
    return { ok: false, message: `The site runs on ${dataDir}${lock.holder}. Stop it, then restore.` }
  }
  const unpacked = join(dataDir, 'restore.unfinished')
  try {
    await rm(unpacked, { recursive: true, force: true })
    await mkdir(unpacked, { mode: 0o700 })
    const about = await unpack(file, unpacked)
    if (!about) return { ok: false, message: `${file} is no complete backup of this site.` }
    const problem = await prepare(unpacked, fromSql)
    if (problem !== undefined) return { ok: false, message: `${problem} Nothing was changed.` }
    if (!databaseUrl) {
      await syncTree(unpacked)
      return { ok: true, about, replaced: await swap(dataDir, unpacked) }
    }
    const folder = join(unpacked, backupContents.database)
    const filled = await replaceOwn(dataDir, databaseUrl, folder)
    if (!filled.ok) return filled
    await rm(folder, { recursive: true })
    await syncTree(unpacked)
    const swapped = await swap(dataDir, unpacked)
    return { ok: true, about, replaced: filled.replaced ?? swapped }
  } finally {
    await rm(unpacked, { recursive: true, force: true })
    await lock.release()
  }
}

/** What the database of DATABASE_URL held is put into a backup of its own first, in the data folder. */
async function replaceOwn(
  dataDir: string,
  databaseUrl: string,
  folder: string,
): Promise<{ ok: true; replaced: string | undefined } | { ok: false; message: string }> {
  const kept = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}.tar.gz`)
  const connected = await connectPostgres(databaseUrl)
  if (!connected.ok) return connected
  await connected.engine.close()
  if (connected.isMade) {
    const made = await makeBackup(dataDir, kept, databaseUrl)
    if (!made.ok) return made
  }
  const problem = await fillOwnPostgres(databaseUrl, folder)
  if (problem !== undefined) return { ok: false, message: problem }
  return { ok: true, replaced: connected.isMade ? kept : undefined }
}

async function unpack(file: string, folder: string): Promise<AboutBackup | undefined> {
  try {
    await pipeline(createReadStream(file), createGunzip(), unpackTar(folder))
    const about = v.safeParse(
      aboutSchema,
      JSON.parse(await readFile(join(folder, backupContents.about), 'utf8')),
    )
    return about.success ? about.output : undefined
  } catch {
    // Cut off, damaged, or something else altogether.
    return undefined
  }
}

/** Sees to it that the database opens here, by its files or else by its SQL; says what is wrong when neither does. */
async function prepare(unpacked: string, fromSql: boolean): Promise<string | undefined> {
  const folder = join(unpacked, backupContents.database)
  const config = await readProjectConfig()
  const opened = fromSql ? undefined : await openDatabase(folder, config, false)
  if (opened?.ok) {
    await opened.database.close()
    return undefined
  }
  if (opened?.reason === 'migrations-diverged') return opened.message
  // Of another major version of PostgreSQL, or asked for.
  return makeFromSql(folder, join(unpacked, backupContents.sql), config)
}

/** @returns where that lies which was there before. */
async function swap(dataDir: string, unpacked: string): Promise<string | undefined> {
  const takesIts = (name: string) => existsSync(join(unpacked, name)) && existsSync(join(dataDir, name))
  const old = Object.values(backupContents).filter(takesIts)
  const replaced = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`)
  if (old.length > 0) await mkdir(replaced, { mode: 0o700 })
  const moveAside = (name: string) => rename(join(dataDir, name), join(replaced, name))
  const moveIn = (name: string) => rename(join(unpacked, name), join(dataDir, name))

  if (old.includes(backupContents.database)) await moveAside(backupContents.database)
  // From here to the end there are keys without a database: a start refuses, rather than make an empty one.
  if (old.includes(backupContents.keys))
    await cp(join(dataDir, backupContents.keys), join(replaced, backupContents.keys))
  await moveIn(backupContents.keys)
  if (existsSync(join(unpacked, backupContents.outbox))) {
    if (old.includes(backupContents.outbox)) await moveAside(backupContents.outbox)
    await moveIn(backupContents.outbox)
  }
  if (existsSync(join(unpacked, backupContents.database))) await moveIn(backupContents.database)
  await syncFolder(dataDir)
  return old.length > 0 ? replaced : undefined
}
