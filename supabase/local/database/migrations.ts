import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import type { RunTransaction, SqlClient } from './sql-client.ts'

/** One file of supabase/migrations: `<version>_<name>.sql`. */
export interface Migration {
  version: string
  name: string
  sql: string
}

export type MigrationResult = { ok: true; applied: string[] } | { ok: false; message: string }

const fileName = /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/

// The table the Supabase CLI keeps. It splits a file into its statements; the whole file as one element says
// the same and lets a later edit be noticed to the letter.
const createHistory = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text
  );
`

const historyRow = v.object({ version: v.string(), name: v.string(), sql: v.string() })

/** The migrations of a folder, oldest first. A file name the CLI would not accept throws. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const { version, name } = fileName.exec(file)?.groups ?? {}
      if (version === undefined || name === undefined)
        throw new Error(`${file} is not named like a migration`)
      // Git may check out a file with other line ends, which change nothing of what it says.
      const sql = (await readFile(join(directory, file), 'utf8')).replaceAll('\r\n', '\n')
      return { version, name, sql }
    }),
  )
}

/**
 * Applies what the database does not have yet, each file in a transaction of its own together with its record.
 * Refuses, before touching anything, when the recorded history and the files tell different stories.
 */
export async function applyMigrations(
  run: RunTransaction,
  migrations: Migration[],
): Promise<MigrationResult> {
  const history = await run(readHistory)
  const message = describeDivergence(history, migrations)
  if (message !== null) return { ok: false, message }

  const pending = migrations.slice(history.length)
  for (const migration of pending) await run((client) => applyOne(client, migration))
  return { ok: true, applied: pending.map(({ version }) => version) }
}

/** What was applied to a database, with the texts. */
export async function readHistory(client: SqlClient): Promise<Migration[]> {
  await client.exec(createHistory)
  const { rows } = await client.query(
    `select version, coalesce(name, '') as name, coalesce(array_to_string(statements, ''), '') as sql
     from supabase_migrations.schema_migrations order by version`,
  )
  return v.parse(v.array(historyRow), rows)
}

function describeDivergence(history: Migration[], migrations: Migration[]): string | null {
  const files = new Map(migrations.map((migration) => [migration.version, migration]))
  for (const [index, recorded] of history.entries()) {
    if (migrations.length > 0 && recorded.version < (migrations[0]?.version ?? ''))
      return 'The database was made by an earlier version of this site: back it up with that version (npm run backup) and restore the file with this one into an empty folder (npm run restore -- FILE).'
    const label = `Migration ${recorded.version}_${recorded.name}`
    const file = files.get(recorded.version)
    if (!file) return `${label} was applied to this database but its file is gone.`
    if (file.sql !== recorded.sql) return `${label} was changed after it had been applied to this database.`
    const next = migrations[index]
    if (next && next.version < recorded.version) {
      return `Migration ${next.version}_${next.name} is older than ${recorded.version}, which is already applied.`
    }
  }
  return null
}

async function applyOne(client: SqlClient, migration: Migration): Promise<void> {
  await client.exec(migration.sql)
  await record(client, migration)
}

async function record(client: SqlClient, { version, name, sql }: Migration): Promise<void> {
  await client.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
    [version, name, sql],
  )
}
