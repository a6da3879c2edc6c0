import { afterAll, beforeAll, describe } from 'vitest'

import { findPostgres } from './postgres-installation.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { type EmptyDatabase, migrate, openPglite, openPostgres, type TestDatabase } from './test-database.ts'

const postgres = findPostgres()

/** The engines of this machine, in words. */
export const engineNames = ['PGlite', ...(postgres ? [`PostgreSQL ${postgres.version}`] : [])]

/** Runs the tests on PGlite and, where the machine has one, on a real PostgreSQL; `open` makes a new database. */
export function describeOnEveryEngine(
  title: string,
  tests: (open: () => Promise<EmptyDatabase>) => void,
): void {
  describe(`${title} (PGlite)`, () => {
    tests(openPglite)
  })
  describe.skipIf(!postgres)(`${title} (${engineNames[1] ?? 'PostgreSQL'})`, () => {
    let server: PostgresServer
    let databases = 0
    beforeAll(async () => {
      if (postgres) server = await startPostgres(postgres)
    })
    afterAll(() => server.stop())
    tests(() => openPostgres(server, `test_${(databases += 1)}`))
  })
}

/** The same with one migrated database for all tests of the block. */
export function describeMigrated(title: string, tests: (as: TestDatabase['as']) => void): void {
  describeOnEveryEngine(title, (open) => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await migrate(await open())
    })
    afterAll(() => database.close())
    tests((...query) => database.as(...query))
  })
}
