import type { PGlite } from '@electric-sql/pglite'

/**
 * For a PostgreSQL that has given up, as when its log cannot be written: a server's process would end. PGlite instead
 * would ask it again and again, without a pause and for ever. What it is working on fails now, and so does whatever
 * is asked later; reopeningEngine does the rest.
 */
export function failAfterPanic(pglite: PGlite, why: string): void {
  function fail(): never {
    throw new Error(`PostgreSQL has given up: ${why}`)
  }
  pglite.execProtocolRawSync = fail
  Object.assign(pglite.Module, {
    _pq_buffer_remaining_data: () => 0,
    _PostgresSendReadyForQueryIfNecessary: fail,
  })
}
