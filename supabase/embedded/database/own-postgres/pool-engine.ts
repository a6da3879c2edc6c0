import type { Pool, PoolClient } from 'pg'

import type { Engine } from '../engine.ts'

const begin = `begin; set local timezone to 'UTC'`

/** A PostgreSQL server behind a pool of connections; a connection that breaks is replaced by the next request. */
export function poolEngine(pool: Pool): Engine {
  return {
    async transaction(work, keeps = () => true) {
      const client = await pool.connect()
      let broken: Error | undefined
      // Between two answers a connection may break as well; whoever asks next is told.
      const onError = (error: Error) => (broken = error)
      client.on('error', onError)
      try {
        await client.query(begin)
        const result = await work({
          query: (sql, parameters = []) => client.query(sql, parameters),
          exec: (sql) => client.query(sql),
        })
        await client.query(keeps(result) ? 'commit' : 'rollback')
        return result
      } catch (error) {
        broken = (await rollBack(client)) ?? broken
        throw error
      } finally {
        client.off('error', onError)
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}

/** @returns what is wrong with the connection when not even that worked: it must not be used again. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
