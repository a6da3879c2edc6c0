import { createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { PGlite } from '@electric-sql/pglite'
import { packTar, unpackTar } from 'modern-tar/fs'

import { sentenceOf } from '#functions/_shared/error-message.ts'

import { syncFile, syncFolder } from '../supabase/local/private-files.ts'
import { dataDir, openLocal } from './lib/backend.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { dumpRows } from './lib/dump-rows.ts'

const usage = `Usage: npm run backup [-- FILE]        all data in one file, also while the site runs
       npm run backup -- --sql FILE    its rows as SQL, for a hosted Supabase that has the migrations`

const options = { sql: { type: 'string' } } as const
const { values, positionals } = readOptions(usage, { allowPositionals: true, options })
if (positionals.length > (values.sql === undefined ? 1 : 0)) fail(usage, 2)
if (process.env.SUPABASE_URL) fail('SUPABASE_URL is set: that project is backed up by "supabase db dump".')
const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const file = resolve(values.sql ?? positionals[0] ?? `backups/backup-${time}.tar.gz`)
if (existsSync(file)) fail(`${file} exists already: choose another name.`)

try {
  await using local = await openLocal()
  const count = await writeBackup(local)
  console.log(`${file}: ${count} quote requests. Keep it private, on another machine.`)
} catch (error) {
  fail(sentenceOf(error))
}

/** Writes the file from a copy of the database that opens. It has its name only when it is whole. */
async function writeBackup({ url, secretKey }: { url: string; secretKey: string }): Promise<number> {
  const headers = { apikey: secretKey }
  const { ok, status, body } = await fetch(`${url}/backup`, { method: 'POST', headers })
  if (!ok || !body) throw new Error(`The database refused the backup (${status}).`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // It holds leads and keys, so it is for this user alone.
  const folder = await mkdtemp(`${file}.`)
  try {
    await pipeline(body, unpackTar(join(folder, 'database')))
    const pglite = await PGlite.create(join(folder, 'database'))
    const { rows } = await pglite.query<{ count: number }>('select count(*)::int from public.quote_requests')
    const sql = values.sql === undefined ? undefined : await dumpRows(pglite)
    await pglite.close()
    for (const name of ['keys.json', 'outbox'])
      if (existsSync(join(dataDir, name)))
        await cp(join(dataDir, name), join(folder, name), { recursive: true })
    const target = createWriteStream(`${file}.part`, { mode: 0o600 })
    await (sql === undefined ? pipeline(packTar(folder), createGzip(), target) : pipeline([sql], target))
    await syncFile(`${file}.part`)
    await rename(`${file}.part`, file)
    await syncFolder(dirname(file))
    return rows[0]?.count ?? 0
  } finally {
    for (const name of [folder, `${file}.part`]) await rm(name, { recursive: true, force: true })
  }
}
