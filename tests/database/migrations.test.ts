import { afterEach, beforeEach, expect, test } from 'vitest'

import { applyMigrations, type Migration } from '../../supabase/embedded/database/migrations.ts'
import { describeOnEveryEngine } from './support/every-engine.ts'
import type { OpenDatabase } from './support/test-database.ts'

const first: Migration = { version: '20260101000000', name: 'first', sql: 'create table one (id integer);' }
const second: Migration = {
  version: '20260102000000',
  name: 'second',
  sql: 'insert into one values (1); insert into one values (2);',
}

describeOnEveryEngine('migrations', (open) => {
  let database: OpenDatabase

  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const query = (sql: string) => database.run(async (client) => (await client.query(sql)).rows)

  test('are applied in order, once, and recorded where the Supabase CLI looks', async () => {
    expect(await applyMigrations(database.run, [first])).toEqual({ ok: true, applied: [first.version] })
    expect(await applyMigrations(database.run, [first, second])).toEqual({
      ok: true,
      applied: [second.version],
    })
    expect(await applyMigrations(database.run, [first, second])).toEqual({ ok: true, applied: [] })
    expect(await query('select * from one order by id')).toEqual([{ id: 1 }, { id: 2 }])
    expect(
      await query(
        'select version, name, statements from supabase_migrations.schema_migrations order by version',
      ),
    ).toEqual([
      { version: first.version, name: 'first', statements: [first.sql] },
      { version: second.version, name: 'second', statements: [second.sql] },
    ])
  })

  test('are refused when an applied one was changed', async () => {
    await applyMigrations(database.run, [first])
    expect(
      await applyMigrations(database.run, [{ ...first, sql: `${first.sql} -- edited` }, second]),
    ).toEqual({
      ok: false,
      message: 'Migration 20260101000000_first was changed after it had been applied to this database.',
    })
  })

  test('are refused when an applied one is gone', async () => {
    await applyMigrations(database.run, [first, second])
    expect(await applyMigrations(database.run, [first])).toEqual({
      ok: false,
      message: 'Migration 20260102000000_second was applied to this database but its file is gone.',
    })
  })

  test('are refused when a new one is older than the last one applied', async () => {
    const later = { ...second, sql: 'select 1' }
    await applyMigrations(database.run, [later])
    expect(await applyMigrations(database.run, [first, later])).toEqual({
      ok: false,
      message: 'Migration 20260101000000_first is older than 20260102000000, which is already applied.',
    })
  })

  test('leave nothing of a file that fails half-way', async () => {
    const broken = { ...first, sql: 'create table half (id integer); select 1 / 0;' }
    await expect(applyMigrations(database.run, [broken])).rejects.toThrow('division by zero')
    expect(await query(`select to_regclass('half') as half`)).toEqual([{ half: null }])
    expect(await query('select * from supabase_migrations.schema_migrations')).toEqual([])
  })
})
