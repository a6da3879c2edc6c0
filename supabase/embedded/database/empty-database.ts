import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'

import { supabaseDirectory } from '../project-config.ts'

const gzip = 'application/x-gzip'

const projectDir = join(supabaseDirectory, '..')
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(projectDir, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')),
)

/** Where a build keeps its empty database. Another version of PGlite may be another PostgreSQL. */
export function emptyDatabaseOf(build: string): string {
  return join(build, `empty-database-${version}.tar.gz`)
}

/** Makes an empty database as one file, as PGlite makes it in a new folder. */
export async function packEmptyDatabase(file: string): Promise<void> {
  const pglite = await PGlite.create()
  await pglite.exec('checkpoint')
  const packed = await pglite.dumpDataDir('gzip')
  await pglite.close()
  await writeFile(file, packed.stream())
}

/**
 * The empty database of the present build. A new one begins with it: to make one takes PGlite half a gigabyte and
 * twice the time. Without a build, as in development, that is what happens.
 */
export async function builtEmptyDatabase(): Promise<Blob | undefined> {
  const file = emptyDatabaseOf(join(projectDir, '.output'))
  return existsSync(file) ? new Blob([await readFile(file)], { type: gzip }) : undefined
}
