import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'

import { PGlite } from '@electric-sql/pglite'
import { pgDump } from '@electric-sql/pglite-tools/pg_dump'
import { packTar } from 'modern-tar/fs'

import { errorMessage } from '#domain/error-message.ts'

import { fail, readOptions } from './lib/command-line.ts'
import { writeOutputFile } from './lib/output-file.ts'
import { dataDir, openLocal } from './lib/supabase-connection.ts'

const usage = `Usage: npm run backup [-- FILE]        back up all data to one file; the site can keep running
       npm run backup -- --sql FILE    export the rows as SQL, for a hosted Supabase that has the migrations`

const options = { sql: { type: 'string' } } as const
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options,
})
if (positionals.length > (values.sql === undefined ? 1 : 0)) fail(usage, 2)
if (process.env.SUPABASE_URL)
  fail('SUPABASE_URL is set. Back up that project with "supabase db dump".')
const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const file = resolve(
  values.sql ?? positionals[0] ?? `backups/backup-${time}.tar.gz`,
)
if (existsSync(file)) fail(`${file} already exists. Choose another name.`)

const { rows, count } = await readRows()
// The backup contains leads and keys, so only the current user may read it.
await mkdir(dirname(file), { recursive: true, mode: 0o700 }).catch(
  (error: unknown) => fail(`Cannot write ${file}: ${errorMessage(error)}`),
)
await writeOutputFile(file, values.sql === undefined ? await pack(rows) : rows)
console.log(
  `Backed up ${count} quote requests to ${file}. Keep it private, on another machine.`,
)

/**
 * Dumps the rows as SQL for a database that has the migrations. Columns are
 * named so that it may have newer tables. Omits the assistant's tables:
 * knowledge is generated from a file, and the counts only matter for a day.
 */
async function readRows() {
  await using local = await openLocal()
  const headers = { apikey: local.secretKey }
  const response = await fetch(`${local.url}/backup`, {
    method: 'POST',
    headers,
  })
  if (!response.ok)
    throw new Error(`The backup request failed with status ${response.status}.`)
  const pg = await PGlite.create({ loadDataDir: await response.blob() })
  const counted = await pg.query<{ count: number }>(
    'select count(*)::int from public.quote_requests',
  )
  const tables = [
    '--schema=public',
    '--exclude-table=public.knowledge',
    '--exclude-table=public.assistant_*',
  ]
  const args = [
    '--data-only',
    ...tables,
    '--column-inserts',
    '--rows-per-insert=100',
  ]
  const dump = await pgDump({ pg, args })
  await pg.close()
  return { rows: await dump.text(), count: counted.rows[0]?.count ?? 0 }
}

async function pack(rows: string): Promise<Buffer> {
  const [keys, outbox] = [join(dataDir, 'keys.json'), join(dataDir, 'outbox')]
  const tar = packTar([
    { type: 'content', content: rows, target: 'rows.sql' },
    { type: 'file', source: keys, target: 'keys.json' },
    ...(existsSync(outbox)
      ? [{ type: 'directory' as const, source: outbox, target: 'outbox' }]
      : []),
  ])
  return gzipSync(await buffer(tar))
}
