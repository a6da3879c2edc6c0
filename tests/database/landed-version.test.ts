import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { applyMigrations, readMigrations } from '../../supabase/embedded/database/migrations.ts'
import { createRoles, prepareDatabase } from '../../supabase/embedded/database/prepare-database.ts'
import { applySeeds } from '../../supabase/embedded/database/seed.ts'
import { readProjectConfig, supabaseDirectory } from '../../supabase/embedded/project-config.ts'
import { describeOnEveryEngine } from './support/every-engine.ts'
import { migratedDatabase } from './support/test-database.ts'

// What data folders out there were made with. After a version has landed, its new files are added here.
const landed = v.parse(
  v.object({ migrations: v.array(v.object({ file: v.string(), sha256: v.string() })) }),
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/landed-migrations.json'), 'utf8')),
).migrations

const files = await readMigrations(join(supabaseDirectory, 'migrations'))

test('the migrations of the last landed version are first, in order and to the letter', () => {
  const first = files.slice(0, landed.length).map(({ version, name, sql }) => ({
    file: `${version}_${name}.sql`,
    sha256: createHash('sha256').update(sql).digest('hex'),
  }))
  expect(first).toEqual(landed)
})

describeOnEveryEngine('a database of the last landed version', (open) => {
  test('is brought to this one with its leads, reviews and marks', async () => {
    const database = await open()
    const migrated = migratedDatabase(database)
    await database.run(createRoles)
    await applyMigrations(database.run, files.slice(0, landed.length))
    await applySeeds(database.run, supabaseDirectory, (await readProjectConfig()).db.seed.sql_paths)
    const submit = `select quote_request_id as id from submit_quote_request('Ada', 'ada@example.com', '916-555-0101')`
    const [lead] = v.parse(v.tuple([v.object({ id: v.string() })]), await migrated.as('service_role', submit))
    await migrated.as('service_role', `select mark_quote_request($1::uuid, 'called')`, [lead.id])

    expect(await prepareDatabase(database.run)).toMatchObject({ ok: true })
    const overview = `select overview.id, first_name, status as progress
                      from quote_request_overview as overview join quote_progress on quote_request_id = overview.id`
    expect(await migrated.as('service_role', overview)).toEqual([
      { id: lead.id, first_name: 'Ada', progress: 'called' },
    ])
    expect(await migrated.as('anon', 'select id from reviews')).toHaveLength(8)
    expect(await prepareDatabase(database.run), 'once').toMatchObject({ ok: true, applied: [] })
    await database.close()
  })
})
