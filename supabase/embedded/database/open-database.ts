import { PGlite, type Transaction } from '@electric-sql/pglite'

import type { CallerRole } from '../gateway/caller.ts'
import type { ProjectConfig } from '../project-config.ts'
import { supabaseDirectory } from '../project-config.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import { prepareDatabase } from './prepare-database.ts'
import { applySeeds } from './seed.ts'
import type { RunTransaction, SqlClient } from './sql-client.ts'

export interface Database {
  catalog: Catalog
  /**
   * Runs one request in a transaction of its own under the caller's role, rolled back when the answer
   * is not ok. PGlite has one session, so requests queue; none ever runs inside another one's role.
   */
  runAs<Answer extends { ok: boolean }>(
    role: CallerRole,
    access: 'read' | 'write',
    work: (client: SqlClient) => Promise<Answer>,
  ): Promise<Answer>
  /** Resolves when the database answers. */
  checkHealth(): Promise<void>
  close(): Promise<void>
}

export type OpenResult =
  | { ok: true; database: Database; applied: string[] }
  | { ok: false; reason: 'migrations-diverged'; message: string }

// PostgreSQL's own default is made for a machine that does nothing else: 128 MB of buffers, for a few megabytes of data.
const small = ['-c', 'shared_buffers=8MB', '-c', 'wal_buffers=256kB']

/** Opens the database in a folder (created when missing), migrated and, the first time, seeded. */
export async function openDatabase(folder: string, config: ProjectConfig): Promise<OpenResult> {
  const pglite = await PGlite.create({
    dataDir: folder,
    startParams: [...PGlite.defaultStartParams, ...small],
  })
  const run: RunTransaction = (work) => pglite.transaction((transaction) => work(clientOf(transaction)))
  try {
    const migrated = await prepareDatabase(run)
    if (!migrated.ok) {
      await pglite.close()
      return { ok: false, reason: 'migrations-diverged', message: migrated.message }
    }
    if (config.db.seed.enabled) await applySeeds(run, supabaseDirectory, config.db.seed.sql_paths)
    const catalog = await run(readCatalog)
    return {
      ok: true,
      applied: migrated.applied,
      database: {
        catalog,
        runAs: runAs(pglite),
        checkHealth: async () => void (await pglite.query('select 1')),
        close: () => pglite.close(),
      },
    }
  } catch (error) {
    await pglite.close()
    throw error
  }
}

function runAs(pglite: PGlite): Database['runAs'] {
  return (role, access, work) =>
    pglite.transaction(async (transaction) => {
      const client = clientOf(transaction)
      await client.query(
        `select set_config('transaction_read_only', $1, true), set_config('role', $2, true)`,
        [access === 'read' ? 'on' : 'off', role],
      )
      const answer = await work(client)
      if (!answer.ok) await transaction.rollback()
      return answer
    })
}

function clientOf(transaction: Transaction): SqlClient {
  return {
    query: (sql, parameters = []) => transaction.query(sql, parameters),
    exec: (sql) => transaction.exec(sql),
  }
}
