import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'
import * as v from 'valibot'

import { readMigrations } from '../../supabase/embedded/database/migrations.ts'
import { findPostgres } from '../../tests/database/support/postgres-installation.ts'
import { startPostgres } from '../../tests/database/support/postgres-server.ts'
import { freePort } from '../start/port.ts'
import { supabaseCli } from './supabase-cli.ts'

const supabaseFolder = join(import.meta.dirname, '../../supabase')
const countSchema = v.tuple([v.object({ count: v.string() })])

/** What `supabase db push` makes of an empty PostgreSQL that has the roles of a project. Throws when it is not ours. */
export async function pushDatabase(): Promise<string> {
  const postgres = findPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed here')
  const port = await freePort()
  const server = await startPostgres(postgres, ['listen_addresses=127.0.0.1', `port=${port}`])
  const url = `postgres://postgres:unused@127.0.0.1:${port}/postgres?sslmode=disable`
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(readFileSync(join(supabaseFolder, 'embedded/database/roles.sql'), 'utf8'))
    await supabaseCli(['db', 'push', '--include-seed', `--remote=${url}`])
    const migrations = await readMigrations(join(supabaseFolder, 'migrations'))
    const applied = await client.query('select version from supabase_migrations.schema_migrations order by 1')
    const expected = migrations.map(({ version }) => ({ version }))
    if (JSON.stringify(applied.rows) !== JSON.stringify(expected)) {
      throw new Error(`It applied other migrations: ${JSON.stringify(applied.rows)}`)
    }
    const [knowledge] = v.parse(countSchema, (await client.query('select count(*) from knowledge')).rows)
    if (knowledge.count === '0') throw new Error('The assistant was told nothing')
    return `${expected.length} migrations and ${knowledge.count} facts for the assistant, on PostgreSQL ${postgres.version}`
  } finally {
    await client.end()
    await server.stop()
  }
}
