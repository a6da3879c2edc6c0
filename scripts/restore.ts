import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { PGlite } from '@electric-sql/pglite'
import { unpackTar } from 'modern-tar/fs'

import { sentenceOf } from '#functions/_shared/error-message.ts'

import { readProjectConfig } from '../supabase/local/config.ts'
import { prepareDataFolder } from '../supabase/local/data-folder.ts'
import { makeDatabase, migrate, openPglite } from '../supabase/local/database.ts'
import { lockDataFolder } from '../supabase/local/lock.ts'
import { syncFolder, syncTree } from '../supabase/local/private-files.ts'
import { dataDir } from './lib/backend.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { dumpRows } from './lib/dump-rows.ts'

const unzip = promisify(gunzip)
const usage = 'Usage: npm run restore -- FILE    fills an empty data folder from a backup'

const [name, ...more] = readOptions(usage, { allowPositionals: true }).positionals
if (name === undefined || more.length > 0) fail(usage, 2)
if (process.env.SUPABASE_URL) fail('SUPABASE_URL is set: a backup is restored on this machine only.')
const file = resolve(name)
if (!existsSync(file)) fail(`There is no file ${file}.`)
const unpacked = join(dataDir, 'restore.unfinished')
const held = (await readdir(dataDir).catch(() => [])).find(
  (entry) => !/^(restore\.unfinished|lost\+found)$/.test(entry),
)
if (held) fail(`${dataDir} is not empty (${held}). Stop the site and move that folder away, or set DATA_DIR.`)

try {
  await prepareDataFolder(dataDir)
  await rm(unpacked, { recursive: true, force: true })
  await mkdir(unpacked)
  await unpack()
  await moveIn()
} catch (error) {
  await rm(unpacked, { recursive: true, force: true })
  fail(`Nothing was restored: ${sentenceOf(error)}`)
}
console.log(`${dataDir} is as it was when ${file} was made.`)

async function unpack(): Promise<void> {
  const damaged = new Error(`${file} is damaged or no backup of this site.`)
  // The unpacker waits forever on damaged contents, so the checksum at the end of the file is compared first.
  const tar = await unzip(await readFile(file)).catch(() => Promise.reject(damaged))
  const from = join(unpacked, 'backup')
  await pipeline([tar], unpackTar(from))
  if (!['keys.json', 'database/PG_VERSION'].every((part) => existsSync(join(from, part)))) throw damaged

  // Row by row into a new database, since the backup may be one of an earlier version.
  const old = await PGlite.create(join(from, 'database'))
  // A channel that earlier versions had.
  await old.exec(`delete from public.quote_notifications where channel = 'auto-reply'`)
  const rows = await dumpRows(old)
  await old.close()
  await makeDatabase(unpacked)
  const database = await openPglite(join(unpacked, 'database'))
  await migrate(database, await readProjectConfig())
  const seeded = 'public.reviews, public.pressure_washing_videos, public.service_videos'
  await database.transaction(async (client) => {
    await client.exec(`truncate ${seeded}`)
    await client.exec(rows)
  })
  await database.close()
  await move(['keys.json', 'outbox'], from, unpacked)
  await syncTree(unpacked)
}

async function moveIn(): Promise<void> {
  const unlock = await lockDataFolder(dataDir)
  // The site does not start on keys without their database: killed here, this leaves no half of a site.
  await move(['keys.json', 'outbox', 'database'], unpacked, dataDir)
  await syncFolder(dataDir)
  await rm(unpacked, { recursive: true })
  await unlock()
}

async function move(entries: string[], from: string, to: string): Promise<void> {
  for (const entry of entries)
    if (existsSync(join(from, entry))) await rename(join(from, entry), join(to, entry))
}
