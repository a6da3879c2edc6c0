import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe } from 'vitest'

import { findPostgres } from '../database/support/postgres-installation.ts'
import { type PostgresServer, startPostgres } from '../database/support/postgres-server.ts'
import { databaseUrlOf, openPostgres } from '../database/support/test-database.ts'
import { ownersDay } from './owners-day.ts'

const installation = findPostgres()

describe.skipIf(!installation)(
  `on a PostgreSQL of the owner's${installation ? '' : ' (none on this machine: skipped)'}`,
  () => {
    let server: PostgresServer
    beforeAll(async () => {
      if (installation) server = await startPostgres(installation)
    })
    afterAll(() => server.stop())
    ownersDay(async () => {
      const name = `day_${randomUUID()}`
      await (await openPostgres(server.socketDirectory, name)).close()
      return databaseUrlOf(server.socketDirectory, name)
    })
  },
)
