import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, inject } from 'vitest'

import type { RunTransaction } from '../../../supabase/embedded/database/sql-client.ts'
import { findPostgres } from './postgres-installation.ts'
import {
  type OpenDatabase,
  migratedDatabase,
  openPglite,
  openPostgres,
  type TestDatabase,
} from './test-database.ts'

type Open = () => Promise<OpenDatabase>

const postgres = findPostgres()

/** The engines of this machine, in words. */
export const engineNames = ['PGlite', ...(postgres ? [`PostgreSQL ${postgres.version}`] : [])]

/** Runs the tests on PGlite and, where the machine has one, on a real PostgreSQL; `open` makes a new database. */
export function describeOnEveryEngine(title: string, tests: (open: Open) => void): void {
  describeEngines(title, 'empty', tests)
}

/** The same with one migrated database for all tests of the block; `run` has the rights of its owner. */
export function describeMigrated(
  title: string,
  tests: (as: TestDatabase['as'], run: RunTransaction) => void,
): void {
  describeEngines(title, 'migrated', (open) => {
    let database: OpenDatabase
    beforeAll(async () => {
      database = await open()
    })
    afterAll(() => database.close())
    tests(
      (...query) => migratedDatabase(database).as(...query),
      (work) => database.run(work),
    )
  })
}

function describeEngines(title: string, state: 'empty' | 'migrated', tests: (open: Open) => void): void {
  describe(`${title} (PGlite)`, () => {
    tests(() => openPglite(state))
  })
  describe.skipIf(!postgres)(`${title} (${engineNames[1] ?? 'PostgreSQL'})`, () => {
    tests(() => openCopy(state))
  })
}

function openCopy(state: 'empty' | 'migrated'): Promise<OpenDatabase> {
  const server = inject('postgres')
  if (!server) throw new Error('The PostgreSQL of this lane did not start.')
  const template = state === 'migrated' ? server.migratedDatabase : undefined
  return openPostgres(server.socketDirectory, `test_${randomUUID()}`, template)
}
