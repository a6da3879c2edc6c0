import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

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
import { fail, readWord } from './lib/command-line.ts'
import {
  explainFolderError,
  seedFile,
  supabaseDirectory,
} from './lib/local-supabase.ts'
import { dataDir, projectUrl } from './lib/supabase-connection.ts'

const usage =
  'Usage: npm run restore -- FILE    restore a backup to an empty data folder'

// Left behind by a killed restore.
const unpackedName = 'restore.unfinished'
const unpackedDir = join(dataDir, unpackedName)

async function main() {
  const name = readWord(usage)
  if (name === undefined) fail(usage, 2)
  const file = resolve(name)
  if (projectUrl !== undefined)
    fail('Backups can only be restored to this machine. Unset SUPABASE_URL.')
  if (!existsSync(file)) fail(`File not found: ${file}`)
  const otherEntry = await findOtherEntry()
  if (otherEntry !== undefined)
    fail(
      `${dataDir} is not empty (${otherEntry}). Stop the site and move the folder away, or set DATA_DIR.`,
    )

  try {
    await restore(file)
  } catch (error) {
    await rm(unpackedDir, { recursive: true, force: true })
    const reason = explainFolderError(error, dataDir) ?? errorMessage(error)
    fail(`Nothing was restored: ${reason}`)
  }
  console.log(`Restored ${dataDir} from ${file}.`)
}

async function findOtherEntry(): Promise<string | undefined> {
  const entries = await readdir(dataDir).catch(() => [])
  const ignored = new Set([unpackedName, 'lock', 'lost+found'])
  return entries.find((entry) => !ignored.has(entry))
}

async function restore(file: string) {
  await prepareDataFolder(dataDir)
  await assertDiskSyncs(dataDir)
  await rm(unpackedDir, { recursive: true, force: true })
  await mkdir(unpackedDir)
  await unpack(file)
  await createDatabaseFromRows()
  await syncTree(unpackedDir)

  const unlock = await lockDataFolder(dataDir)
  try {
    await moveIntoPlace()
  } finally {
    await unlock()
  }
  await syncFolder(dataDir)
  await rm(unpackedDir, { recursive: true })
}

async function unpack(file: string) {
  const damaged = new Error(
    `${file} is damaged, from an earlier version, or not a backup of this site.`,
  )
  // Unpacking hangs on damaged contents, so the file is decompressed twice, the
  // first time to verify its checksum.
  await pipeline(createReadStream(file), createGunzip(), discard).catch(() =>
    Promise.reject(damaged),
  )
  await pipeline(createReadStream(file), createGunzip(), unpackTar(unpackedDir))
  for (const name of ['keys.json', 'rows.sql'])
    if (!existsSync(join(unpackedDir, name))) throw damaged
}

async function discard(chunks: AsyncIterable<unknown>) {
  for await (const _ of chunks);
}

// The backup's schema may be older.
async function createDatabaseFromRows() {
  const rows = await readFile(join(unpackedDir, 'rows.sql'), 'utf8')
  await createDatabase(unpackedDir)
  const database = await openPglite(join(unpackedDir, 'database'))
  const config = await readProjectConfig(supabaseDirectory)
  await migrate(database, { ...config, seedFile })
  await database.transaction(async (client) => {
    // The seed has added rows of the firm's folder.
    await client.exec(
      'truncate public.reviews, public.pressure_washing_videos, public.service_videos',
    )
    await client.exec(rows)
    // The folder may differ from that of the backup.
    await client.exec('truncate supabase_migrations.seed_files')
  })
  await database.close()
}

/**
 * Moves everything or nothing. The database is last because the site does not
 * start on keys alone.
 */
async function moveIntoPlace() {
  const moved: string[] = []
  try {
    for (const name of ['keys.json', 'outbox', 'storage', 'database']) {
      if (!existsSync(join(unpackedDir, name))) continue
      await rename(join(unpackedDir, name), join(dataDir, name))
      moved.push(name)
    }
  } catch (error) {
    for (const name of moved)
      await rename(join(dataDir, name), join(unpackedDir, name))
    throw error
  }
}

await main()
