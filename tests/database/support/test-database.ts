import { PGlite } from '@electric-sql/pglite'
import { Client, escapeIdentifier, Pool } from 'pg'

import { prepareDatabase } from '../../../supabase/embedded/database/prepare-database.ts'
import type { RunTransaction, SqlParameter } from '../../../supabase/embedded/database/sql-client.ts'
import type { Caller } from '../../../supabase/embedded/gateway/caller.ts'
import type { PostgresServer } from './postgres-server.ts'

/** A database without any migration yet, owner's rights inside `run`. */
export interface EmptyDatabase {
  run: RunTransaction
  close(): Promise<void>
}

/** A migrated database. Each call is one transaction; on PostgreSQL calls run in parallel. */
export interface TestDatabase {
  as(role: Caller['role'] | 'postgres', sql: string, parameters?: SqlParameter[]): Promise<unknown[]>
  close(): Promise<void>
}

export async function openPglite(): Promise<EmptyDatabase> {
  const pglite = await PGlite.create()
  return {
    run: (work) =>
      pglite.transaction((transaction) =>
        work({
          query: (sql, parameters = []) => transaction.query(sql, parameters),
          exec: (sql) => transaction.exec(sql),
        }),
      ),
    close: () => pglite.close(),
  }
}

export async function openPostgres(server: PostgresServer, name: string): Promise<EmptyDatabase> {
  const connection = { host: server.socketDirectory, user: 'postgres' }
  const admin = new Client({ ...connection, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${escapeIdentifier(name)}`)
  await admin.end()

  const pool = new Pool({ ...connection, database: name, max: 10 })
  return {
    async run(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work({
          query: (sql, parameters = []) => client.query(sql, parameters),
          exec: (sql) => client.query(sql),
        })
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

export async function migrate(database: EmptyDatabase): Promise<TestDatabase> {
  const migrated = await prepareDatabase(database.run)
  if (!migrated.ok) throw new Error(migrated.message)
  return {
    close: () => database.close(),
    as: (role, sql, parameters = []) =>
      database.run(async (client) => {
        await client.query(`select set_config('role', $1, true)`, [role])
        const { rows } = await client.query(sql, parameters)
        return rows
      }),
  }
}
