import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
} from 'node:fs'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

import { firmFolderOf, ownFirm } from '../../scripts/lib/firm.cjs'
import {
  seedFileIn,
  startLocalSupabase,
} from '../../scripts/lib/local-supabase.ts'

export type CommitMode = 'in-memory' | 'fsync'

const projectDir = resolve(import.meta.dirname, '../..')
const cacheDir = join(projectDir, 'node_modules/.cache')

// Another firm's site loads its own when it starts.
const seed = seedFileIn(firmFolderOf(ownFirm))

const sources = [
  'supabase/**/*.{sql,toml,ts}',
  'node_modules/@electric-sql/pglite/package.json',
]
const exclude = ['supabase/functions/**']

/** Ten times faster than creating one. */
export async function copyDatabase(
  folder: string,
  commitMode: CommitMode = 'in-memory',
): Promise<void> {
  cpSync(await preparedDatabase(), folder, { recursive: true })
  if (commitMode === 'in-memory')
    appendFileSync(join(folder, 'postgresql.conf'), '\nfsync = off\n')
}

/** Created once per version of the source files. */
export async function preparedDatabase(): Promise<string> {
  const name = 'prepared-database'
  const folder = join(cacheDir, `${name}-${fingerprint()}`)
  if (existsSync(folder)) return folder
  mkdirSync(cacheDir, { recursive: true })
  const unfinished = mkdtempSync(join(cacheDir, 'unfinished-database-'))
  await createDatabase(unfinished)
  const outdatedFolders = globSync(`${name}-*`, { cwd: cacheDir })
  for (const outdated of outdatedFolders)
    rmSync(join(cacheDir, outdated), { recursive: true, force: true })
  try {
    renameSync(join(unfinished, 'database'), folder)
  } catch (error) {
    // Another process may have finished first.
    if (!existsSync(folder)) throw error
  }
  rmSync(unfinished, { recursive: true, force: true })
  return folder
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: projectDir, exclude }).toSorted())
    hash.update(path).update(readFileSync(join(projectDir, path)))
  hash.update(readFileSync(seed))
  return hash.digest('hex').slice(0, 16)
}

async function createDatabase(dataDir: string): Promise<void> {
  const started = await startLocalSupabase({ dataDir, seed })
  if (!started.ok)
    throw new Error(`Cannot prepare the test database: ${started.message}`)
  await started.supabase.stop()
  const pglite = await PGlite.create(join(dataDir, 'database'))
  // Two thirds of the files to copy belong to template databases that no test
  // needs.
  await pglite.exec('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1'])
    await pglite.exec(`drop database ${template}`)
  await pglite.close()
}
