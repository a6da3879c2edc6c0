import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { supabaseDirectory } from '../project-config.ts'
import { applyMigrations, type MigrationResult, readMigrations } from './migrations.ts'
import type { RunTransaction, SqlClient } from './sql-client.ts'

/** Brings any database, new or known, to the state the migrations describe: roles first, then the files. */
export async function prepareDatabase(run: RunTransaction): Promise<MigrationResult> {
  await run(createRoles)
  return applyMigrations(run, await readMigrations(join(supabaseDirectory, 'migrations')))
}

/** Makes the roles of a hosted project. */
export async function createRoles(client: Pick<SqlClient, 'exec'>): Promise<void> {
  await client.exec(await readFile(join(import.meta.dirname, 'roles.sql'), 'utf8'))
}
