import { createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { pgDump } from '@electric-sql/pglite-tools/pg_dump'
import { packTar } from 'modern-tar/fs'
import * as v from 'valibot'

import { syncFile, syncFolder } from '../supabase/local/data-folder/sync-folder.ts'
import { startPglite } from '../supabase/local/database/start-pglite.ts'
import { dataDir, withBackend } from './lib/backend.ts'
import { fail, readOptions } from './lib/command-line.ts'

const usage = `Usage: npm run backup [-- FILE]        all data in one file, also while the site runs
       npm run backup -- --sql FILE    its rows as SQL, for a hosted Supabase that has the migrations`

const options = { sql: { type: 'string' } } as const
const { values, positionals } = readOptions(usage, { allowPositionals: true, options })
if (positionals.length > (values.sql === undefined ? 1 : 0)) fail(usage, 2)
if (process.env.SUPABASE_URL) fail('SUPABASE_URL is set: that project is backed up by "supabase db dump".')
const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const file = resolve(values.sql ?? positionals[0] ?? `backups/backup-${time}.tar.gz`)
if (existsSync(file)) fail(`${file} exists already: choose another name.`)

// The project's migrations make the tables, and the file of the knowledge fills that one.
const rowsOnly = [
  '--data-only',
  '--schema=public',
  '--exclude-table=public.knowledge',
  '--rows-per-insert=100',
]

const count = await withBackend(async ({ callEmbedded }) => {
  const { folder } = v.parse(v.object({ folder: v.string() }), await callEmbedded('snapshot'))
  try {
    return await writeFrom(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(`${file}.part`, { force: true })
  }
})
console.log(`${file}: ${count} quote requests. Keep it private, on another machine.`)

/** Writes the file from a copy of the database that opens. It has its name only when it is whole. */
async function writeFrom(folder: string): Promise<number> {
  const started = await startPglite(join(folder, 'database'), false)
  if (!started.ok) throw new Error(`The copy of the database does not open: ${started.lastWords}.`)
  const { pglite } = started
  const { rows } = await pglite.query<{ count: number }>('select count(*)::int from public.quote_requests')
  const dump = values.sql === undefined ? undefined : await pgDump({ pg: pglite, args: rowsOnly })
  await pglite.close()
  for (const name of dump ? [] : ['keys.json', 'outbox']) {
    if (existsSync(join(dataDir, name)))
      await cp(join(dataDir, name), join(folder, name), { recursive: true })
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // It holds leads and keys.
  const target = createWriteStream(`${file}.part`, { mode: 0o600 })
  await (dump ? pipeline(dump.stream(), target) : pipeline(packTar(folder), createGzip(), target))
  await syncFile(`${file}.part`)
  await rename(`${file}.part`, file)
  await syncFolder(dirname(file))
  return rows[0]?.count ?? 0
}
