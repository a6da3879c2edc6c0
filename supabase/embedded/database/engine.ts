import type { RunTransaction, SqlClient } from './sql-client.ts'

/** One PostgreSQL to work with: the embedded one, or a server of the owner's. */
export interface Engine {
  /** Runs the work in one transaction: commits when it resolves with what `keeps` agrees to, else rolls back. */
  transaction<Result>(
    work: (client: SqlClient) => Promise<Result>,
    keeps?: (result: Result) => boolean,
  ): Promise<Result>
  /**
   * Does the work while nobody else is in the database: its files on the disk are those of one moment. Missing
   * where the files are a server's own.
   */
  whileNothingWrites?: (work: () => Promise<void>) => Promise<void>
  /**
   * Leaves nothing of deleted leads in the files: neither in the tables nor in the log of what was written. Missing
   * where the files are a server's own, which cleans up in its own time.
   */
  forgetDeletedRows?: () => Promise<void>
  close(): Promise<void>
}

/** The engine for callers that always keep what they did. */
export function runOn(engine: Engine): RunTransaction {
  return (work) => engine.transaction(work)
}
