import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createGzip } from 'node:zlib'

import { PGlite } from '@electric-sql/pglite'
import { pgDump } from '@electric-sql/pglite-tools/pg_dump'
import { packTar, type TarSource } from 'modern-tar/fs'

import { errorMessage } from '#domain/error-message.ts'
import { photoBucket } from '#domain/quote-photo.ts'

import { photoName } from '../supabase/functions/_shared/platform/photo-storage.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { writeOutputFile } from './lib/output-file.ts'
import { dataDir, openLocal, projectUrl } from './lib/supabase-connection.ts'

const usage = `Usage: npm run backup [-- FILE]        back up all data to one file; the site can keep running
       npm run backup -- --sql FILE    export the rows as SQL, for a hosted Supabase that has the migrations`

async function main() {
  const { values, positionals } = readOptions(usage, {
    allowPositionals: true,
    options: { sql: { type: 'string' } },
  })
  const [name = values.sql, ...extraNames] = positionals
  const isAmbiguous = values.sql !== undefined && name !== values.sql
  if (isAmbiguous || extraNames.length > 0) fail(usage, 2)
  const file = resolve(name ?? defaultName())
  if (projectUrl !== undefined)
    fail('SUPABASE_URL is set. Back up that project with "supabase db dump".')
  if (existsSync(file)) fail(`${file} already exists. Choose another name.`)

  const snapshot = await readSnapshot()
  const isSql = values.sql !== undefined
  const { rows, quoteCount, photos } = await dumpRows(snapshot, isSql)
  const content = isSql ? rows : pack(rows, photos)
  await createFolderOf(file)
  await writeOutputFile(file, content)
  console.log(
    `Backed up ${quoteCount} quote requests to ${file}. Keep it private, on another machine.`,
  )
}

function defaultName() {
  const [time = ''] = new Date().toISOString().split('.')
  return `backups/backup-${time.replaceAll(':', '-')}.tar.gz`
}

async function readSnapshot(): Promise<Blob> {
  await using local = await openLocal()
  const response = await fetch(`${local.url}/backup`, {
    method: 'POST',
    headers: { apikey: local.secretKey },
  })
  if (!response.ok)
    throw new Error(`The backup request failed with status ${response.status}.`)
  return await response.blob()
}

/**
 * Names the columns because the database to restore may have newer ones. Omits
 * what is generated from a file and the counts, which only matter for a day. An
 * export to another project omits photos, because it has no pictures.
 */
async function dumpRows(snapshot: Blob, isSql: boolean) {
  const pg = await PGlite.create({ loadDataDir: snapshot })
  const { rows: counts } = await pg.query<{ count: number }>(
    'select count(*)::int from public.quote_requests',
  )
  const { rows: photos } = await pg.query<{ id: string; extension: string }>(
    `select id, extension from public.quote_photos where state = 'stored'`,
  )
  const dump = await pgDump({
    pg,
    args: [
      '--data-only',
      '--schema=public',
      '--exclude-table=public.knowledge',
      '--exclude-table=public.visitor_counts',
      ...(isSql ? ['--exclude-table=public.quote_photos'] : []),
      '--column-inserts',
      '--rows-per-insert=100',
    ],
  })
  await pg.close()
  const quoteCount = counts[0]?.count ?? 0
  return { rows: await dump.text(), quoteCount, photos: photos.map(photoName) }
}

/** As a stream, because photos may not fit into memory. */
function pack(rows: string, photos: string[]) {
  const sources: TarSource[] = [
    { type: 'content', content: rows, target: 'rows.sql' },
    { type: 'file', source: join(dataDir, 'keys.json'), target: 'keys.json' },
  ]
  const outbox = join(dataDir, 'outbox')
  if (existsSync(outbox))
    sources.push({ type: 'directory', source: outbox, target: 'outbox' })
  // A picture that no row has would never be deleted.
  for (const name of photos) {
    const target = `storage/${photoBucket}/${name}`
    const source = join(dataDir, target)
    if (existsSync(source)) sources.push({ type: 'file', source, target })
  }
  return packTar(sources).pipe(createGzip())
}

// A backup contains leads and keys.
async function createFolderOf(file: string) {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  } catch (error) {
    fail(`Cannot write ${file}: ${errorMessage(error)}`)
  }
}

await main()
