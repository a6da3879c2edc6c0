import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { unpackTar } from 'modern-tar/fs'

import { errorMessage } from '#domain/error-message.ts'

import { lockDataFolder } from '../supabase/local/data-folder-lock.ts'
import {
  assertDiskSyncs,
  prepareDataFolder,
} from '../supabase/local/data-folder.ts'
import {
  createDatabase,
  migrate,
  openPglite,
} from '../supabase/local/database.ts'
import { syncFolder, syncTree } from '../supabase/local/private-files.ts'
import { readProjectConfig } from '../supabase/local/project-config.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { explainFolderError, supabaseDirectory } from './lib/local-supabase.ts'
import { dataDir } from './lib/supabase-connection.ts'

const unzip = promisify(gunzip)
const usage =
  'Usage: npm run restore -- FILE    restore a backup to an empty data folder'

const [name, ...extraArgs] = readOptions(usage, {
  allowPositionals: true,
}).positionals
if (name === undefined || extraArgs.length > 0) fail(usage, 2)
if (process.env.SUPABASE_URL)
  fail('Backups can only be restored to this machine. Unset SUPABASE_URL.')
const file = resolve(name)
if (!existsSync(file)) fail(`File not found: ${file}`)
const unpacked = join(dataDir, 'restore.unfinished')
const entries = await readdir(dataDir).catch(() => [])
const item = entries.find(
  (entry) => !/^(restore\.unfinished|lost\+found)$/.test(entry),
)
if (item)
  fail(
    `${dataDir} is not empty (${item}). Stop the site and move the folder away, or set DATA_DIR.`,
  )

try {
  await prepareDataFolder(dataDir)
  await assertDiskSyncs(dataDir)
  await rm(unpacked, { recursive: true, force: true })
  await mkdir(unpacked)
  await unpack()
  const unlock = await lockDataFolder(dataDir)
  // Moves the database last: the site does not start on keys alone, so a kill
  // midway leaves no half-restored site.
  for (const entry of ['keys.json', 'outbox', 'database'])
    if (existsSync(join(unpacked, entry)))
      await rename(join(unpacked, entry), join(dataDir, entry))
  await syncFolder(dataDir)
  await rm(unpacked, { recursive: true })
  await unlock()
} catch (error) {
  await rm(unpacked, { recursive: true, force: true })
  fail(
    `Nothing was restored: ${explainFolderError(error, dataDir) ?? errorMessage(error)}`,
  )
}
console.log(`Restored ${dataDir} from ${file}.`)

/**
 * Creates a data folder from the backup. The rows go into a new database
 * because the backup's schema may be older.
 */
async function unpack(): Promise<void> {
  const damaged = new Error(
    `${file} is damaged, from an earlier version, or not a backup of this site.`,
  )
  // Unpacking hangs on damaged contents, so the file is decompressed first,
  // which verifies its checksum.
  const tar = await unzip(await readFile(file)).catch(() =>
    Promise.reject(damaged),
  )
  await pipeline([tar], unpackTar(unpacked))
  const [keys, sql] = [join(unpacked, 'keys.json'), join(unpacked, 'rows.sql')]
  if (!existsSync(keys) || !existsSync(sql)) throw damaged

  await createDatabase(unpacked)
  const database = await openPglite(join(unpacked, 'database'))
  await migrate(database, await readProjectConfig(supabaseDirectory))
  const rows = await readFile(sql, 'utf8')
  await database.transaction(async (client) => {
    await client.exec(
      'truncate public.reviews, public.pressure_washing_videos, public.service_videos',
    )
    await client.exec(rows)
  })
  await database.close()
  await syncTree(unpacked)
}
