import { constants, createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { pgDump } from '@electric-sql/pglite-tools/pg_dump'
import { packTar } from 'modern-tar/fs'
import * as v from 'valibot'

import { syncFile, syncFolder } from '../../supabase/embedded/data-folder/sync-folder.ts'
import { startPglite } from '../../supabase/embedded/database/start-pglite.ts'
import { type AboutBackup, backupContents } from './backup-contents.ts'
import { takeSnapshot } from './take-snapshot.ts'

type BackupResult = { ok: true; about: AboutBackup } | { ok: false; message: string }

/**
 * Writes everything a data folder must not lose into one file. It appears under its name when it is complete, and
 * was opened before: what PostgreSQL does not open is no backup.
 */
export async function makeBackup(dataDir: string, file: string, databaseUrl?: string): Promise<BackupResult> {
  const snapshot = await takeSnapshot(dataDir, databaseUrl)
  if (!snapshot.ok) return snapshot
  const { folder } = snapshot
  try {
    for (const name of [backupContents.keys, backupContents.outbox]) {
      const from = join(dataDir, name)
      if (existsSync(from)) {
        await cp(from, join(folder, name), { recursive: true, mode: constants.COPYFILE_FICLONE })
      }
    }
    const described = await describe(folder)
    if (described.ok) await pack(folder, file)
    return described
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const countsSchema = v.tuple([v.object({ major: v.number(), requests: v.number() })])

async function describe(folder: string): Promise<BackupResult> {
  const started = await startPglite(join(folder, backupContents.database), false)
  if (!started.ok)
    return { ok: false, message: `The copy of the database does not open: ${started.lastWords}.` }
  const { pglite } = started
  try {
    const { rows } = await pglite.query(
      `select current_setting('server_version_num')::int / 10000 as major,
              (select count(*)::int from public.quote_requests) as requests`,
    )
    const [{ major, requests }] = v.parse(countsSchema, rows)
    // As rows of INSERT any client can run it, PGlite too.
    const sql = await pgDump({ pg: pglite, args: ['--rows-per-insert=100'] })
    await writeFile(join(folder, backupContents.sql), await sql.text(), { mode: 0o600 })
    const about = { madeAt: new Date().toISOString(), postgresMajor: major, quoteRequests: requests }
    await writeFile(join(folder, backupContents.about), `${JSON.stringify(about, null, 2)}\n`)
    return { ok: true, about }
  } finally {
    await pglite.close()
  }
}

async function pack(folder: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.part`
  // It holds leads and keys: for its owner only.
  await pipeline(packTar(folder), createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
  await syncFile(unfinished)
  await rename(unfinished, file)
  await syncFolder(dirname(file))
}
