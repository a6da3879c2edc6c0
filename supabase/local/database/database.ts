import type { CallerRole } from '../gateway/caller.ts'
import type { ProjectConfig } from '../project-config.ts'
import { supabaseDirectory } from '../project-config.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import { type Engine, runOn } from './engine.ts'
import { prepareDatabase } from './prepare-database.ts'
import { applySeeds } from './seed.ts'
import type { SqlClient } from './sql-client.ts'

export interface Database {
  catalog: Catalog
  /**
   * Runs one request in a transaction of its own under the caller's role, rolled back when the answer
   * is not ok. None ever runs inside another one's role.
   */
  runAs<Answer extends { ok: boolean }>(
    role: CallerRole,
    access: 'read' | 'write',
    work: (client: SqlClient) => Promise<Answer>,
  ): Promise<Answer>
  /** See Engine. */
  whileNothingWrites: Engine['whileNothingWrites']
  /** See Engine. */
  forgetDeletedRows: Engine['forgetDeletedRows']
  /** Resolves when the database answers. */
  checkHealth(): Promise<void>
  close(): Promise<void>
}

export type OpenResult = { ok: true; database: Database; applied: string[] } | OpenFailure

/** Why a database was not opened, and in a sentence what is wrong with it. */
export interface OpenFailure {
  ok: false
  reason: 'migrations-diverged' | 'database-unusable'
  message: string
}

/** Makes of an engine the database of this project: migrated and, the first time, seeded. */
export async function databaseOn(engine: Engine, config: ProjectConfig): Promise<OpenResult> {
  const run = runOn(engine)
  const migrated = await prepareDatabase(run)
  if (!migrated.ok) return { ok: false, reason: 'migrations-diverged', message: migrated.message }
  if (config.db.seed.enabled) await applySeeds(run, supabaseDirectory, config.db.seed.sql_paths)
  const catalog = await run(readCatalog)
  return {
    ok: true,
    applied: migrated.applied,
    database: {
      catalog,
      runAs: runAs(engine),
      whileNothingWrites: engine.whileNothingWrites,
      forgetDeletedRows: engine.forgetDeletedRows,
      checkHealth: async () => void (await run((client) => client.query('select 1'))),
      close: () => engine.close(),
    },
  }
}

/** Closes the engine when it did not become a database. */
export async function orClose(engine: Engine, opening: () => Promise<OpenResult>): Promise<OpenResult> {
  let opened: OpenResult | undefined
  try {
    opened = await opening()
    return opened
  } finally {
    if (!opened?.ok) await engine.close()
  }
}

function runAs(engine: Engine): Database['runAs'] {
  return (role, access, work) =>
    engine.transaction(
      async (client) => {
        await client.query(
          `select set_config('transaction_read_only', $1, true), set_config('role', $2, true)`,
          [access === 'read' ? 'on' : 'off', role],
        )
        return work(client)
      },
      ({ ok }) => ok,
    )
}
