import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Migration } from './migrations.ts'
import type { SqlClient } from './sql-client.ts'

// Of the versions and texts of all fifteen: a folder that has only some of them, or other ones, is another case.
const fingerprint = '4631eed82640bd9a640661afebd358b592cb33689b2ffa95ceaa049c2418ecae'

/** The last of the files whose tables a database of the first schema has already. */
const lastAdopted = '20261121070000'

/** Whether a database was made by the fifteen migrations that today's have replaced. */
export function isFirstSchema(history: Migration[]): boolean {
  const texts = history.map(({ version, sql }) => [version, sql])
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex') === fingerprint
}

/**
 * Makes a database of the first schema one of today's, up to its tables, and forgets its history.
 * @returns the migrations that count as applied now; the others are left to be applied.
 */
export async function adoptFirstSchema(client: SqlClient, migrations: Migration[]): Promise<Migration[]> {
  await client.exec(await readFile(join(import.meta.dirname, 'first-schema.sql'), 'utf8'))
  await client.exec('delete from supabase_migrations.schema_migrations')
  return migrations.filter(({ version }) => version <= lastAdopted)
}
