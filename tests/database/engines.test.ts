import { expect, test } from 'vitest'

import { describeMigrated, engineNames } from './support/every-engine.ts'

if (engineNames.length === 1) {
  console.warn('No PostgreSQL 15 or newer on this machine: the database tests run on PGlite only.')
}

describeMigrated('the engine', (as) => {
  test('is a PostgreSQL the migrations promise to run on', async () => {
    const [row] = await as(
      'anon',
      `select current_setting('server_version_num')::integer >= 150000 as supported`,
    )
    expect(row).toEqual({ supported: true })
  })

  test('renders times in UTC, as a hosted project does', async () => {
    expect(await as('anon', `select to_json(timestamptz '2026-01-02 03:04:05+00') #>> '{}' as time`)).toEqual(
      [{ time: '2026-01-02T03:04:05+00:00' }],
    )
  })
})
