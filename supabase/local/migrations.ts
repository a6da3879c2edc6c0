import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'

import { StartError } from './data-folder.ts'

/** One file of supabase/migrations: `<version>_<name>.sql`. */
interface Migration {
  version: string
  name: string
  sql: string
}

// The same tables as the Supabase CLI's, which splits a migration into its
// statements. Here the whole file is one element, so that a later edit is
// detected.
const createHistory = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text
  );
  create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`

const historySchema = v.array(
  v.object({ version: v.string(), name: v.string(), sql: v.string() }),
)

/** Reads the migrations of a folder, oldest first. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  return Promise.all(
    files.map(async (file) => {
      const { version, name } =
        /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/.exec(file)?.groups ?? {}
      if (version === undefined || name === undefined)
        throw new StartError(
          `Invalid migration file name: ${file}. Rename it to YYYYMMDDHHMMSS_name.sql.`,
        )
      return { version, name, sql: await readSql(join(directory, file)) }
    }),
  )
}

/**
 * Reads a file with normalized line endings, because Git may check out CRLF,
 * which must not count as an edit.
 */
async function readSql(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
}

/** Creates the roles of a hosted project. */
export async function createRoles(
  database: Pick<PGlite, 'exec'>,
): Promise<void> {
  await database.exec(await readSql(join(import.meta.dirname, 'roles.sql')))
}

/**
 * Applies the migrations the database does not have yet, each in a transaction
 * together with its history row. Returns their versions. Throws a StartError
 * before it changes anything if the recorded history and the files differ.
 */
export async function applyMigrations(
  database: PGlite,
  migrations: Migration[],
): Promise<string[]> {
  await database.exec(createHistory)
  const { rows } = await database.query(
    `select version, coalesce(name, '') as name, coalesce(array_to_string(statements, ''), '') as sql
     from supabase_migrations.schema_migrations order by version`,
  )
  const history = v.parse(historySchema, rows)
  const mismatch = history.find(({ version, sql }, index) => {
    const file = migrations[index]
    return file?.version !== version || file.sql !== sql
  })
  if (mismatch)
    throw new StartError(
      `The database was created by another version of this site: ${mismatch.version}_${mismatch.name} is missing or different here. Back it up with that version (npm run backup), then restore the file with this version to an empty folder (npm run restore -- FILE).`,
    )

  const pending = migrations.slice(history.length)
  for (const { version, name, sql } of pending)
    await database.transaction(async (client) => {
      await client.exec(sql)
      await client.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
        [version, name, sql],
      )
    })
  return pending.map(({ version }) => version)
}

// Returns a row if the file has to run.
const recordSeed = `
  insert into supabase_migrations.seed_files as known (path, hash) values ($1, $2)
  on conflict (path) do update set hash = excluded.hash where $3 and known.hash <> excluded.hash
  returning path
`

/**
 * Runs each seed file once per database, because the owner may have changed its
 * rows since. Files under generated/ run whenever they have changed.
 */
export async function applySeeds(
  database: PGlite,
  directory: string,
  paths: string[],
): Promise<void> {
  await database.exec(createHistory)
  for (const path of paths) {
    const sql = await readSql(join(directory, path))
    const hash = createHash('sha256').update(sql).digest('hex')
    const mayRunAgain = path.startsWith('./generated/')
    await database.transaction(async (client) => {
      const { rows } = await client.query(recordSeed, [path, hash, mayRunAgain])
      if (rows.length > 0) await client.exec(sql)
    })
  }
}
