import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { applyMigrations } from '../../supabase/embedded/database/migrations.ts'
import { describeOnEveryEngine } from './support/every-engine.ts'
import { ada, submit } from './support/quote-requests.ts'
import { type OpenDatabase, migrate } from './support/test-database.ts'

const migrationsSchema = v.array(v.object({ version: v.string(), name: v.string(), sql: v.string() }))

/** The fifteen migrations as data folders of 2026-11-21 have recorded them. */
async function firstMigrations() {
  const packed = await readFile(join(import.meta.dirname, 'fixtures/first-schema.json.gz'))
  return v.parse(migrationsSchema, JSON.parse(gunzipSync(packed).toString()))
}

const database = 'supabase/embedded/database'

async function applyFirst(empty: OpenDatabase, count = 15) {
  await empty.run(async (client) => client.exec(await readFile(`${database}/roles.sql`, 'utf8')))
  const applied = await applyMigrations(empty.run, (await firstMigrations()).slice(0, count))
  expect(applied).toMatchObject({ ok: true })
}

/** Everything the schema consists of but the order of columns, one text each. */
const schemaSql = `
  select format('column %s.%s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull,
                pg_get_expr(adbin, adrelid)) as part
  from pg_attribute join pg_class on pg_class.oid = attrelid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
  union all select format('constraint %s %s', conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select format('relation %s %s %s %s', relname, relrowsecurity, relacl, obj_description(oid, 'pg_class'))
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
  union all select format('policy %s %s %s %s', tablename, policyname, roles, qual) from pg_policies
  union all select pg_get_viewdef(oid) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
  union all select format('%s %s %s', pg_get_functiondef(oid), proacl, obj_description(oid, 'pg_proc'))
  from pg_proc where pronamespace = 'public'::regnamespace
  order by part`

describeOnEveryEngine('a database of the first schema', (open) => {
  test('becomes to the letter what a new one is, and keeps its leads', async () => {
    const old = await open()
    await applyFirst(old)
    const known = await old.run(async (client) => {
      const { rows } = await client.query(`select * from public.submit_quote_request($1, $2, $3, 'key-1')`, [
        ada.firstName,
        ada.email,
        ada.phone,
      ])
      return rows
    })
    const migrated = await migrate(old)
    const fresh = await migrate(await open())
    expect(await migrated.as('postgres', schemaSql)).toEqual(await fresh.as('postgres', schemaSql))
    const versions = 'select version from supabase_migrations.schema_migrations order by version'
    expect(await migrated.as('postgres', versions)).toEqual(await fresh.as('postgres', versions))
    expect(await migrated.as('service_role', 'select id as quote_request_id from quote_requests')).toEqual([
      { quote_request_id: Object(known[0]).quote_request_id },
    ])
    expect((await submit((...query) => migrated.as(...query), { ...ada, phone: '2' })).is_new).toBe(true)
    await migrated.close()
    await fresh.close()
  })

  test('opens again like any other', async () => {
    const old = await open()
    await applyFirst(old)
    const migrated = await migrate(old)
    const versions = 'select version from supabase_migrations.schema_migrations'
    const recorded = await migrated.as('postgres', versions)
    await migrate(old)
    expect(await migrated.as('postgres', versions)).toEqual(recorded)
    await migrated.close()
  })

  test('with only some of its migrations is refused and left as it is', async () => {
    const old = await open()
    await applyFirst(old, 14)
    await expect(migrate(old)).rejects.toThrow('was changed after it had been applied to this database')
    await old.run((client) => client.query('select * from public.quote_request_overview'))
    await old.close()
  })
})
