import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'

import { StartError } from './errors.ts'

interface Migration {
  version: string
  name: string
  sql: string
}

// As the Supabase CLI's, which splits a migration into its statements. Here the
// whole file is one element, so that a later edit is detected.
const createHistory = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text
  );
  create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`

const migrationSchema = v.object({
  version: v.string(),
  name: v.string(),
  sql: v.string(),
})

const fileNamePattern = /^(\d{14})_(\w+)\.sql$/

export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = await readdir(directory)
  const sqlFiles = files.filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(sqlFiles.map((file) => readMigration(directory, file)))
}

async function readMigration(
  directory: string,
  file: string,
): Promise<Migration> {
  const [, version, name] = fileNamePattern.exec(file) ?? []
  if (version === undefined || name === undefined)
    throw new StartError(
      `Invalid migration file name: ${file}. Rename it to YYYYMMDDHHMMSS_name.sql.`,
    )
  const sql = await readFile(join(directory, file), 'utf8')
  return { version, name, sql }
}

export async function createRoles(
  database: Pick<PGlite, 'exec'>,
): Promise<void> {
  const roles = join(import.meta.dirname, 'roles.sql')
  await database.exec(await readFile(roles, 'utf8'))
}

export async function applyMigrations(
  database: PGlite,
  migrations: Migration[],
): Promise<void> {
  const pending = await findPendingMigrations(database, migrations)
  for (const migration of pending) await applyMigration(database, migration)
}

export async function findPendingMigrations(
  database: PGlite,
  migrations: Migration[],
): Promise<Migration[]> {
  const history = await readHistory(database)
  assertSameHistory(history, migrations)
  return migrations.slice(history.length)
}

async function readHistory(database: PGlite): Promise<Migration[]> {
  await database.exec(createHistory)
  const { rows } = await database.query(
    `select version,
            coalesce(name, '') as name,
            coalesce(array_to_string(statements, ''), '') as sql
     from supabase_migrations.schema_migrations
     order by version`,
  )
  return v.parse(v.array(migrationSchema), rows)
}

function assertSameHistory(history: Migration[], files: Migration[]): void {
  const mismatch = history.find(({ version, sql }, index) => {
    const file = files[index]
    return file?.version !== version || file.sql !== sql
  })
  if (!mismatch) return
  throw new StartError(
    `The database was made by another version: its migration ${mismatch.version}_${mismatch.name} is missing or different here.`,
    'use-matching-version',
  )
}

async function applyMigration(
  database: PGlite,
  { version, name, sql }: Migration,
): Promise<void> {
  await database.transaction(async (client) => {
    await client.exec(sql)
    await client.query(
      `insert into supabase_migrations.schema_migrations
         (version, name, statements)
       values ($1, $2, array[$3::text])`,
      [version, name, sql],
    )
  })
}

const recordSeed = `
  insert into supabase_migrations.seed_files as known (path, hash) values ($1, $2)
  on conflict (path) do update set hash = excluded.hash where known.hash <> excluded.hash
  returning path
`

/** Runs the file's statements if they have changed. */
export async function applySeed(database: PGlite, file: string): Promise<void> {
  await database.exec(createHistory)
  const sql = await readFile(file, 'utf8')
  const hash = createHash('sha256').update(sql).digest('hex')
  await database.transaction(async (client) => {
    const { rows } = await client.query(recordSeed, [basename(file), hash])
    if (rows.length > 0) await client.exec(sql)
  })
}
