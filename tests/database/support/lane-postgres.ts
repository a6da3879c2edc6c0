import type { TestProject } from 'vitest/node'

import { findPostgres } from './postgres-installation.ts'
import { startPostgres } from './postgres-server.ts'
import { migrate, openPostgres } from './test-database.ts'

/** The one server of the lane: where it is, and the migrated database every block of tests copies. */
interface LanePostgres {
  socketDirectory: string
  migratedDatabase: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: LanePostgres | null
  }
}

const migratedDatabase = 'migrated'

/** Starts the PostgreSQL of this machine, if it has one, before the lane and stops it after. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const installation = findPostgres()
  if (!installation) {
    project.provide('postgres', null)
    return () => Promise.resolve()
  }
  const server = await startPostgres(installation)
  const { socketDirectory } = server
  const template = await migrate(await openPostgres(socketDirectory, migratedDatabase))
  // A database that somebody is connected to cannot be copied.
  await template.close()
  project.provide('postgres', { socketDirectory, migratedDatabase })
  return () => server.stop()
}
