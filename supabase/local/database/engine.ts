import type { RunTransaction, SqlClient } from './sql-client.ts'

/** The embedded PostgreSQL to work with. */
export interface Engine {
  /** Runs the work in one transaction: commits when it resolves with what `keeps` agrees to, else rolls back. */
  transaction<Result>(
    work: (client: SqlClient) => Promise<Result>,
    keeps?: (result: Result) => boolean,
  ): Promise<Result>
  /** Does the work while nothing else is in the database: its files on the disk are those of one moment. */
  whileNothingWrites: (work: () => Promise<void>) => Promise<void>
  /** Leaves nothing of deleted leads in the files: neither in the tables nor in the log of what was written. */
  forgetDeletedRows: () => Promise<void>
  close(): Promise<void>
}

/** The engine for callers that always keep what they did. */
export function runOn(engine: Engine): RunTransaction {
  return (work) => engine.transaction(work)
}
