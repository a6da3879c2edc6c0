import type { PGlite, Transaction } from '@electric-sql/pglite'

import type { CallerRole } from '../gateway/caller.ts'
import type { ProjectConfig } from '../project-config.ts'
import { supabaseDirectory } from '../project-config.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import { prepareDatabase } from './prepare-database.ts'
import { applySeeds } from './seed.ts'
import type { RunTransaction, SqlClient } from './sql-client.ts'
import { startPglite } from './start-pglite.ts'

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
  /** Does the work while no other request is in the database: its files on the disk are those of one moment. */
  whileNothingWrites(work: () => Promise<void>): Promise<void>
  /** Leaves nothing of deleted leads in the files: neither in the tables nor in the log of what was written. */
  forgetDeletedRows(): Promise<void>
  /** Resolves when the database answers. */
  checkHealth(): Promise<void>
  close(): Promise<void>
}

export type OpenResult = { ok: true; database: Database; applied: string[] } | OpenFailure

const personalTables = ['public.quote_requests', 'public.quote_notifications', 'public.quote_progress']

/** Why a database was not opened, and in a sentence what is wrong with it. */
export interface OpenFailure {
  ok: false
  reason: 'migrations-diverged' | 'database-unusable'
  message: string
}

/**
 * Opens the database in a folder (created when missing), migrated and, the first time, seeded. With `synced` false
 * its commits do not wait for the disk.
 */
export async function openDatabase(
  folder: string,
  config: ProjectConfig,
  synced = true,
): Promise<OpenResult> {
  const started = await startPglite(folder, synced)
  if (!started.ok) {
    const message = `PostgreSQL does not open the database in ${folder}: ${started.lastWords}.`
    return { ok: false, reason: 'database-unusable', message }
  }
  const { pglite } = started
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
        async whileNothingWrites(work) {
          // Less of the log to be read again by whoever opens the files.
          await pglite.exec('checkpoint')
          await pglite.transaction(work)
        },
        async forgetDeletedRows() {
          // One by one: none of them can be part of a transaction.
          for (const table of personalTables) await pglite.exec(`vacuum full ${table}`)
          await pglite.exec('select pg_switch_wal()')
          await pglite.exec('checkpoint')
        },
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
