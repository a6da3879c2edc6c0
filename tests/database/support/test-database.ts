import { rmSync } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { Client, escapeIdentifier, Pool } from 'pg'

import { runOn } from '../../../supabase/embedded/database/engine.ts'
import { poolEngine } from '../../../supabase/embedded/database/own-postgres/pool-engine.ts'
import { engineOf } from '../../../supabase/embedded/database/pglite-engine.ts'
import { prepareDatabase } from '../../../supabase/embedded/database/prepare-database.ts'
import type { RunTransaction, SqlParameter } from '../../../supabase/embedded/database/sql-client.ts'
import { memoryFolder } from '../../support/memory-folder.ts'
import { copyDatabase } from '../../support/prepared-database.ts'

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
    run: runOn(engineOf(pglite)),
    async close() {
      await pglite.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The address of a database on the server behind a socket, as DATABASE_URL takes it. */
export function databaseUrlOf(socketDirectory: string, name: string): string {
  return `postgresql://postgres@${encodeURIComponent(socketDirectory)}/${name}`
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

  const engine = poolEngine(new Pool({ ...connection, database: name, max: 10 }))
  return { run: runOn(engine), close: () => engine.close() }
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
