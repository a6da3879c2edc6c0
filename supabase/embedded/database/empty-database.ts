import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

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

/**
 * The empty database of the present build. A new one begins with it: to make one takes PGlite half a gigabyte and
 * twice the time. Without a build, as in development, that is what happens.
 */
export async function builtEmptyDatabase(): Promise<Blob | undefined> {
  const file = emptyDatabaseOf(join(projectDir, '.output'))
  return existsSync(file) ? new Blob([await readFile(file)], { type: gzip }) : undefined
}
