import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { RunTransaction } from './sql-client.ts'

// The table the Supabase CLI keeps about seed files.
export const createSeedFiles = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`

const recordOnce = `
  insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
  on conflict do nothing returning path
`

const recordWhenChanged = `
  insert into supabase_migrations.seed_files as known (path, hash) values ($1, $2)
  on conflict (path) do update set hash = excluded.hash where known.hash <> excluded.hash
  returning path
`

/**
 * Runs each seed file once in the life of a database. A file edited later does not run again: by then the rows
 * may be the owner's. Files under generated/ are the exception: their rows are nobody's but the file's, so they
 * run whenever the file has changed.
 */
export async function applySeeds(run: RunTransaction, directory: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    const sql = await readFile(join(directory, path), 'utf8')
    const hash = createHash('sha256').update(sql).digest('hex')
    const record = path.startsWith('./generated/') ? recordWhenChanged : recordOnce
    await run(async (client) => {
      await client.exec(createSeedFiles)
      const { rows } = await client.query(record, [path, hash])
      if (rows.length > 0) await client.exec(sql)
    })
  }
}
