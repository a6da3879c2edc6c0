import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { applyMigrations, applySeed } from '../../supabase/local/migrations.ts'
import { memoryFolder } from '../support/memory-folder.ts'
import { copyDatabase } from '../support/prepared-database.ts'

const first = {
  version: '20260101000000',
  name: 'first',
  sql: 'create table one (id integer);',
}
const second = {
  version: '20260102000000',
  name: 'second',
  sql: 'insert into one values (1); insert into one values (2);',
}

let pglite: PGlite
beforeAll(async () => {
  const folder = memoryFolder('migrations')
  await copyDatabase(folder)
  pglite = await PGlite.create(folder)
  return async () => {
    await pglite.close()
    await rm(folder, { recursive: true })
  }
})
beforeEach(() =>
  pglite.exec(
    'drop table if exists one, lines; drop schema if exists supabase_migrations cascade',
  ),
)

const query = async (sql: string) => (await pglite.query(sql)).rows

test('applies each migration once, in order, and records it where the Supabase CLI looks', async () => {
  await applyMigrations(pglite, [first])
  await applyMigrations(pglite, [first, second])
  await applyMigrations(pglite, [first, second])
  expect(await query('select * from one order by id')).toEqual([
    { id: 1 },
    { id: 2 },
  ])
  const recorded =
    'select version, name, statements from supabase_migrations.schema_migrations order by version'
  expect(await query(recorded)).toEqual([
    { version: first.version, name: 'first', statements: [first.sql] },
    { version: second.version, name: 'second', statements: [second.sql] },
  ])
})

const edited = { ...first, sql: `${first.sql} -- edited` }
const older = { ...first, version: '20250101000000', sql: 'select 1' }
const mismatches = [
  {
    what: 'was changed',
    files: [edited, second],
    message: '20260101000000_first is missing or different',
  },
  {
    what: 'is older than the applied ones',
    files: [older, first, second],
    message: '20260101000000_first is missing or different',
  },
]

test.each(mismatches)(
  'rejects the migrations when one $what',
  async ({ files, message }) => {
    await applyMigrations(pglite, [first, second])
    await expect(applyMigrations(pglite, files)).rejects.toThrow(message)
  },
)

test('rolls back a migration that fails halfway', async () => {
  const broken = {
    ...first,
    sql: 'create table one (id integer); select 1 / 0;',
  }
  await expect(applyMigrations(pglite, [broken])).rejects.toThrow(
    'division by zero',
  )
  expect(await query(`select to_regclass('one') as one`)).toEqual([
    { one: null },
  ])
  expect(
    await query('select * from supabase_migrations.schema_migrations'),
  ).toEqual([])
})

test('runs the seed again whenever it has changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-'))
  const file = join(folder, 'seed.sql')
  await pglite.exec('create table lines (line text)')
  for (const edition of [1, 2, 2]) {
    await writeFile(file, `insert into lines values ('edition ${edition}')`)
    await applySeed(pglite, file)
  }
  expect(await query('select line from lines order by line')).toEqual([
    { line: 'edition 1' },
    { line: 'edition 2' },
  ])
  await rm(folder, { recursive: true })
})
