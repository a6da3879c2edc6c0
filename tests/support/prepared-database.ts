import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

import { openDatabase } from '../../supabase/embedded/database/open-database.ts'
import { prepareDatabase } from '../../supabase/embedded/database/prepare-database.ts'
import { readProjectConfig } from '../../supabase/embedded/project-config.ts'

/** Whether a commit waits until the disk has it. */
export type Commits = 'kept in memory' | 'forced to the disk'

/** Nothing in it; the migrations applied; migrated and seeded, as after the first start of the embedded Supabase. */
type State = 'empty' | 'migrated' | 'seeded'

const projectDir = resolve(import.meta.dirname, '../..')
const cacheDir = join(projectDir, 'node_modules/.cache')

// Everything that decides what a new database holds.
const sources = [
  'supabase/config.toml',
  'supabase/seed.sql',
  'supabase/generated/*.sql',
  'supabase/migrations/*.sql',
  'supabase/embedded/database/*.{sql,ts}',
  'node_modules/@electric-sql/pglite/package.json',
]

/**
 * Copies a database in this state to a folder: making one takes seconds of a core, copying it a tenth of one. It
 * does not wait for the disk, which others write to at the same time, unless `commits` are what a test is about.
 */
export async function copyDatabase(
  state: State,
  folder: string,
  commits: Commits = 'kept in memory',
): Promise<void> {
  cpSync(join(await preparedDatabases(), state), folder, { recursive: true })
  if (commits === 'kept in memory') appendFileSync(join(folder, 'postgresql.conf'), '\nfsync = off\n')
}

/** The folder with one database a state, made when there is none for the present migrations and seeds. */
export async function preparedDatabases(): Promise<string> {
  const folder = join(cacheDir, `prepared-databases-${fingerprint()}`)
  if (existsSync(folder)) return folder
  mkdirSync(cacheDir, { recursive: true })
  const unfinished = mkdtempSync(join(cacheDir, 'unfinished-databases-'))
  await makeAll(unfinished)
  dropOutdated(folder)
  keep(unfinished, folder)
  return folder
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: projectDir }).toSorted()) {
    hash.update(path).update(readFileSync(join(projectDir, path)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function makeAll(folder: string): Promise<void> {
  const pathOf = (state: State) => join(folder, state)
  const empty = await PGlite.create(pathOf('empty'))
  // Nobody makes another database in it, and two thirds of its thousand files are theirs.
  await empty.exec('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1']) await empty.exec(`drop database ${template}`)
  await empty.close()

  cpSync(pathOf('empty'), pathOf('migrated'), { recursive: true })
  const pglite = await PGlite.create(pathOf('migrated'))
  const migrated = await prepareDatabase((work) => pglite.transaction(work))
  await pglite.close()
  if (!migrated.ok) throw new Error(`The databases of the tests cannot be prepared: ${migrated.message}`)

  cpSync(pathOf('migrated'), pathOf('seeded'), { recursive: true })
  const seeded = await openDatabase(pathOf('seeded'), await readProjectConfig(), false)
  if (!seeded.ok) throw new Error(`The databases of the tests cannot be prepared: ${seeded.message}`)
  await seeded.database.close()
}

function dropOutdated(current: string): void {
  for (const name of globSync('prepared-databases-*', { cwd: cacheDir })) {
    if (name !== basename(current)) rmSync(join(cacheDir, name), { recursive: true, force: true })
  }
}

/** Whole or not at all; another process may have been quicker. */
function keep(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
}
