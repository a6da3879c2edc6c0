import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { unpackTar } from 'modern-tar/fs'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { lockDataFolder } from '../supabase/local/data-folder/process-lock.ts'
import { syncFolder, syncTree } from '../supabase/local/data-folder/sync-folder.ts'
import { openDatabase } from '../supabase/local/database/open-database.ts'
import { readProjectConfig } from '../supabase/local/project-config.ts'
import { dataDir } from './lib/backend.ts'
import { fail, readOptions } from './lib/command-line.ts'

const usage = 'Usage: npm run restore -- FILE    fills an empty data folder from a backup'

const [name, ...more] = readOptions(usage, { allowPositionals: true }).positionals
if (name === undefined || more.length > 0) fail(usage, 2)
if (process.env.SUPABASE_URL) fail('SUPABASE_URL is set: a backup is restored on this machine only.')
const file = resolve(name)
if (!existsSync(file)) fail(`There is no file ${file}.`)
const unpacked = join(dataDir, 'restore.unfinished')
const ignored = new Set(['restore.unfinished', 'lost+found'])
const held = (await readdir(dataDir).catch(() => [])).find((entry) => !ignored.has(entry))
if (held) fail(`${dataDir} is not empty (${held}). Stop the site and move that folder away, or set DATA_DIR.`)

try {
  await rm(unpacked, { recursive: true, force: true })
  await mkdir(unpacked, { recursive: true, mode: 0o700 })
  await unpack()
  await moveIn()
} catch (error) {
  await rm(unpacked, { recursive: true, force: true })
  fail(`Nothing was restored: ${sentenceOf(error)}`)
}
console.log(`${dataDir} is as it was when ${file} was made.`)

async function unpack(): Promise<void> {
  const damaged = new Error(`${file} is damaged or no backup of this site.`)
  const unzip = (target: Writable) => pipeline(createReadStream(file), createGunzip(), target)
  // The unpacker waits forever on damaged contents, so the checksum at the end of the file is compared first.
  const nowhere = new Writable({ write: (_chunk, _encoding, next) => next() })
  await unzip(nowhere).catch(() => Promise.reject(damaged))
  await unzip(unpackTar(unpacked))
  if (!['keys.json', 'database/PG_VERSION'].every((part) => existsSync(join(unpacked, part)))) throw damaged
  const opened = await openDatabase(join(unpacked, 'database'), await readProjectConfig(), false)
  if (!opened.ok) throw new Error(opened.message)
  await opened.database.close()
  await syncTree(unpacked)
}

async function moveIn(): Promise<void> {
  const lock = await lockDataFolder(dataDir)
  if (!lock.ok) throw new Error(`Another command uses ${dataDir}${lock.holder}.`)
  // The site does not start on keys without their database: killed here, this leaves no half of a site.
  for (const entry of ['keys.json', 'outbox', 'database']) {
    if (existsSync(join(unpacked, entry))) await rename(join(unpacked, entry), join(dataDir, entry))
  }
  await syncFolder(dataDir)
  await rm(unpacked, { recursive: true })
  await lock.release()
}
