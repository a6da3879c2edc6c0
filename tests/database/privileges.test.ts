import { describe, expect, test } from 'vitest'

import { createQuoteRequest } from './support/quote-requests.ts'
import { useTestDatabase, visitorRoles } from './support/test-database.ts'

const queryAs = useTestDatabase()
const denied = expect.objectContaining({ code: '42501' })

async function names(
  sql: string,
  parameters: unknown[] = [],
): Promise<string[]> {
  const rows = await queryAs('postgres', sql, parameters)
  return rows.map(({ name }) => String(name))
}

const privilegesOf = (role: string) =>
  names(
    `select relname || ' ' || privilege as name
     from pg_class, unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) as privilege
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and has_table_privilege($1, pg_class.oid, privilege)
     order by 1`,
    [role],
  )

const functionsOf = (role: string) =>
  names(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
    [role],
  )

describe.each(visitorRoles)('%s', (role) => {
  test('can read videos and reviews and nothing else', async () => {
    expect(await privilegesOf(role)).toEqual([
      'pressure_washing_videos SELECT',
      'reviews SELECT',
      'service_videos SELECT',
    ])
  })

  test('cannot call any function', async () => {
    expect(await functionsOf(role)).toEqual([])
  })
})

test.each(visitorRoles)(
  'a table or function that a later migration adds without a grant is closed to %s',
  async (role) => {
    await queryAs('postgres', `create table later_${role} (id integer)`)
    await queryAs(
      'postgres',
      `create function read_leads_${role}() returns bigint language sql security definer set search_path = ''
       as 'select count(*) from public.quote_requests'`,
    )
    await expect(queryAs(role, `select read_leads_${role}()`)).rejects.toEqual(
      denied,
    )
    await expect(queryAs(role, `select from later_${role}`)).rejects.toEqual(
      denied,
    )
    await queryAs('postgres', `drop table later_${role}`)
  },
)

test('the server role reads requests but writes them only through functions', async () => {
  const writePrivileges = (await privilegesOf('service_role')).filter(
    (name) =>
      /^(quote_|visitor_|knowledge)/.test(name) && !name.endsWith(' SELECT'),
  )
  expect(writePrivileges).toEqual([])
  expect(await privilegesOf('service_role')).toEqual(
    expect.arrayContaining([
      'quote_requests SELECT',
      'quote_request_overview SELECT',
      'knowledge SELECT',
    ]),
  )
  for (const sql of [
    'delete from quote_requests',
    `update quote_notifications set status = 'delivered'`,
    'delete from knowledge',
    'select * from visitor_counts',
  ])
    await expect(queryAs('service_role', sql)).rejects.toEqual(denied)
})

test('every table has row level security, every view runs as its invoker, every function sets a search path', async () => {
  const unprotected = `
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
    union all select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
      and not coalesce('security_invoker=true' = any(reloptions), false)
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      and not coalesce('search_path=""' = any(proconfig), false)`
  expect(await names(unprotected)).toEqual([])
})

const hiddenRows: Record<string, string> = {
  reviews: 'not published',
  service_videos: 'not is_featured',
  pressure_washing_videos: 'not is_featured',
}

test('row level security alone hides every row that is not public from visitors', async () => {
  await createQuoteRequest(queryAs)
  const tables = await names(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  expect(tables).toContain('quote_requests')
  // Simulates a migration that forgot to revoke privileges, which leaves only
  // the policies.
  await queryAs(
    'postgres',
    'grant select on all tables in schema public to anon',
  )
  for (const table of tables) {
    const condition = hiddenRows[table] ?? 'true'
    const visible = await queryAs(
      'anon',
      `select * from public.${table} where ${condition}`,
    )
    expect({ [table]: visible }).toEqual({ [table]: [] })
  }
})
