/** A value bound to a parameter. Text only: Postgres itself converts it to the column's type. */
export type SqlParameter = string | null

/** The little of PGlite that is used inside one open transaction. */
export interface SqlClient {
  query(sql: string, parameters?: SqlParameter[]): Promise<{ rows: unknown[] }>
  /** Several statements at once, without parameters. */
  exec(sql: string): Promise<unknown>
}

/** Runs the work in one transaction: commits when it resolves, rolls back when it throws. */
export type RunTransaction = <Result>(work: (client: SqlClient) => Promise<Result>) => Promise<Result>
