import { rmSync } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { Client, escapeIdentifier, Pool } from 'pg'

import { prepareDatabase } from '../../../supabase/embedded/database/prepare-database.ts'
import type { RunTransaction, SqlParameter } from '../../../supabase/embedded/database/sql-client.ts'
import { memoryFolder } from '../../stack/memory-folder.ts'
import { copyDatabase } from '../../stack/prepared-database.ts'

/** A database as it is, owner's rights inside `run`. */
export interface OpenDatabase {
  run: RunTransaction
  close(): Promise<void>
}

/** The roles of a hosted project's API, and the owner of the tables. */
type Role = 'anon' | 'authenticated' | 'service_role' | 'postgres'

/** A migrated database. Each call is one transaction; on PostgreSQL calls run in parallel. */
export interface TestDatabase {
  as(role: Role, sql: string, parameters?: SqlParameter[]): Promise<unknown[]>
  close(): Promise<void>
}

export async function openPglite(state: 'empty' | 'migrated'): Promise<OpenDatabase> {
  const folder = memoryFolder('pglite')
  await copyDatabase(state, folder)
  const pglite = await PGlite.create(folder)
  return {
    run: (work) =>
      pglite.transaction((transaction) =>
        work({
          query: (sql, parameters = []) => transaction.query(sql, parameters),
          exec: (sql) => transaction.exec(sql),
        }),
      ),
    async close() {
      await pglite.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Makes a new database on the server behind a socket, empty or as a copy of another one. */
export async function openPostgres(
  socketDirectory: string,
  name: string,
  template = 'template1',
): Promise<OpenDatabase> {
  const connection = { host: socketDirectory, user: 'postgres' }
  const admin = new Client({ ...connection, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`)
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

export async function migrate(database: OpenDatabase): Promise<TestDatabase> {
  const migrated = await prepareDatabase(database.run)
  if (!migrated.ok) throw new Error(migrated.message)
  return migratedDatabase(database)
}

/** What may be asked of a database that has the migrations. */
export function migratedDatabase(database: OpenDatabase): TestDatabase {
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
