import type { PGlite } from '@electric-sql/pglite'
import { pgDump } from '@electric-sql/pglite-tools/pg_dump'

/**
 * The rows of a database as SQL, for another one that has the migrations. Columns are named, so that the other may have
 * newer tables. The tables of the assistant are not among them: one has a file of its own, the other counts for a day.
 */
export async function dumpRows(database: PGlite): Promise<string> {
  const tables = ['--schema=public', '--exclude-table=public.knowledge', '--exclude-table=public.assistant_*']
  return (
    await pgDump({
      pg: database,
      args: ['--data-only', ...tables, '--column-inserts', '--rows-per-insert=100'],
    })
  ).text()
}
