import type { SqlParameter } from '../database/sql-client.ts'

/** Collects values as bound parameters while SQL text is put together. */
export class ParameterList {
  readonly values: SqlParameter[] = []

  /** Binds a value and returns its placeholder. The value is sent as text and converted by Postgres itself. */
  bind(value: string, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::text::${type}`
  }
}
