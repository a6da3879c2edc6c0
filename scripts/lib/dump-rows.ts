import type { PGlite } from '@electric-sql/pglite'
import { pgDump } from '@electric-sql/pglite-tools/pg_dump'

/**
 * The rows of a database as SQL, for another one that has the migrations. Columns are named, so that the other may have
 * newer tables. The knowledge of the assistant is not among them: its own file fills it.
 */
export async function dumpRows(database: PGlite): Promise<string> {
  const args = ['--data-only', '--schema=public', '--exclude-table=public.knowledge', '--column-inserts']
  return (await pgDump({ pg: database, args: [...args, '--rows-per-insert=100'] })).text()
}
