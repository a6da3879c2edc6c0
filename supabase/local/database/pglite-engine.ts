import type { PGlite, Transaction } from '@electric-sql/pglite'

import type { Engine } from './engine.ts'
import type { SqlClient } from './sql-client.ts'

const personalTables = ['public.quote_requests', 'public.quote_notifications', 'public.quote_progress']

/** PGlite has one session, so transactions queue. */
export function engineOf(pglite: PGlite): Engine {
  return {
    transaction: (work, keeps = () => true) =>
      pglite.transaction(async (transaction) => {
        const result = await work(clientOf(transaction))
        if (!keeps(result)) await transaction.rollback()
        return result
      }),
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
    close: () => pglite.close(),
  }
}

function clientOf(transaction: Transaction): SqlClient {
  return {
    query: (sql, parameters = []) => transaction.query(sql, parameters),
    exec: (sql) => transaction.exec(sql),
  }
}
