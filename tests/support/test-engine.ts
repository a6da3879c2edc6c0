import { randomUUID } from 'node:crypto'

import { inject } from 'vitest'

import { databaseUrlOf, openPostgres } from '../database/support/test-database.ts'

/**
 * DATABASE_URL for a test that runs on either engine: a new migrated database on the PostgreSQL of this machine in
 * the projects vitest.config.ts has for that, and nothing, which means the embedded one, in all others.
 */
export async function newDatabaseUrl(): Promise<string | undefined> {
  if (process.env['TEST_ENGINE'] !== 'postgres') return undefined
  const server = inject('postgres')
  if (!server) throw new Error('The PostgreSQL of this lane did not start.')
  const name = `test_${randomUUID()}`
  const made = await openPostgres(server.socketDirectory, name, server.migratedDatabase)
  await made.close()
  return databaseUrlOf(server.socketDirectory, name)
}
