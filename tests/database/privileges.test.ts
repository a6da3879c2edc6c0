import { expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'

const visitors = ['anon', 'authenticated'] as const
const denied = expect.objectContaining({ code: '42501' })

describeMigrated('privileges', (as) => {
  test.each(visitors)('%s may read videos and reviews and nothing else', async (role) => {
    const rows = await as(
      'postgres',
      `select relname as relation, privilege
       from pg_class, unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) as privilege
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
         and has_table_privilege($1, pg_class.oid, privilege)
       order by relname`,
      [role],
    )
    expect(rows).toEqual([
      { relation: 'pressure_washing_videos', privilege: 'SELECT' },
      { relation: 'reviews', privilege: 'SELECT' },
      { relation: 'service_videos', privilege: 'SELECT' },
    ])
  })

  test.each(visitors)('%s may call no function', async (role) => {
    const rows = await as(
      'postgres',
      `select proname from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute')`,
      [role],
    )
    expect(rows).toEqual([])
  })

  test('the server role reads leads but writes them through functions only', async () => {
    const rows = await as(
      'postgres',
      `select relname as relation, privilege
       from pg_class, unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE}'::text[]) as privilege
       where relname in ('quote_requests', 'quote_notifications', 'quote_request_overview')
         and has_table_privilege('service_role', pg_class.oid, privilege)
       order by relname`,
    )
    expect(rows).toEqual([
      { relation: 'quote_notifications', privilege: 'SELECT' },
      { relation: 'quote_request_overview', privilege: 'SELECT' },
      { relation: 'quote_requests', privilege: 'SELECT' },
    ])
  })

  test('every table has row level security', async () => {
    const unprotected = `select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`
    expect(await as('postgres', unprotected)).toEqual([])
  })

  test('every view asks with the rights of its reader', async () => {
    const views = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
      and not coalesce('security_invoker=true' = any(reloptions), false)`
    expect(await as('postgres', views)).toEqual([])
  })

  test('every function has a fixed search path', async () => {
    const functions = `select proname from pg_proc where pronamespace = 'public'::regnamespace
      and not coalesce('search_path=""' = any(proconfig), false)`
    expect(await as('postgres', functions)).toEqual([])
  })

  test.each(visitors)('%s is refused when it tries', async (role) => {
    await expect(as(role, 'select * from quote_requests')).rejects.toEqual(denied)
    await expect(as(role, 'select * from quote_request_overview')).rejects.toEqual(denied)
    await expect(as(role, 'delete from quote_notifications')).rejects.toEqual(denied)
    await expect(as(role, `select submit_quote_request('A', 'a@b.co', '1')`)).rejects.toEqual(denied)
    await expect(as(role, `insert into service_videos (video_url) values ('x')`)).rejects.toEqual(denied)
  })

  test('a table whose migration forgets to revoke is open to visitors, as on a hosted project', async () => {
    await as('postgres', 'create table forgotten (id integer)')
    expect(await as('anon', 'select * from forgotten')).toEqual([])
    await as('postgres', 'drop table forgotten')
  })
})
