import * as v from 'valibot'
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

  test('row level security alone keeps every row that is not for visitors from them', async () => {
    await as('service_role', `select submit_quote_request('Ana', 'ana@mail.example', '916 555 0100')`)
    const tables = await as(
      'postgres',
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    const names = tables.map((row) => v.parse(v.object({ name: v.string() }), row).name)
    expect(names).toContain('quote_requests')
    // As if a migration had forgotten to revoke: only the policies are left.
    await as('postgres', 'grant select on all tables in schema public to anon')
    for (const name of names.filter((table) => !/videos$|^reviews$/.test(table)))
      expect({ [name]: await as('anon', `select * from public."${name}"`) }).toEqual({ [name]: [] })
    for (const name of ['pressure_washing_videos', 'service_videos'])
      expect(await as('anon', `select * from ${name} where not is_featured`)).toEqual([])
    expect(await as('anon', 'select * from reviews where not published')).toEqual([])
    await as('postgres', 'revoke select on all tables in schema public from anon')
    await as('postgres', 'grant select on pressure_washing_videos, service_videos, reviews to anon')
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

  test('the server role may call what the functions and the owner need, and no helper', async () => {
    const rows = await as(
      'postgres',
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('service_role', oid, 'execute')`,
    )
    const names = rows.map((row) => v.parse(v.object({ name: v.string() }), row).name)
    expect(names).toEqual(
      expect.arrayContaining([
        'claim_quote_notifications',
        'purge_quote_requests',
        'quote_outbox_has_work',
        'record_notification_attempt',
        'requeue_quote_request',
        'submit_quote_request',
        'tidy_quote_outbox',
      ]),
    )
    expect(names).not.toContain('may_auto_reply')
  })

  const leadCalls = [
    `submit_quote_request('A', 'a@b.co', '1')`,
    'claim_quote_notifications()',
    `record_notification_attempt('00000000-0000-4000-8000-000000000000', true)`,
    `requeue_quote_request('00000000-0000-4000-8000-000000000000')`,
    'purge_quote_requests(now())',
    'quote_outbox_has_work()',
    'tidy_quote_outbox()',
    `may_auto_reply('a@b.co')`,
  ]

  test.each(visitors.flatMap((role) => leadCalls.map((call) => [role, call] as const)))(
    '%s is refused %s',
    async (role, call) => {
      await expect(as(role, `select ${call}`)).rejects.toEqual(denied)
    },
  )

  test('the server role is refused the helper, and every direct write', async () => {
    for (const statement of [
      `select may_auto_reply('a@b.co')`,
      'delete from quote_requests',
      `update quote_notifications set status = 'delivered'`,
      `insert into quote_notifications (quote_request_id) values (gen_random_uuid())`,
    ]) {
      await expect(as('service_role', statement)).rejects.toEqual(denied)
    }
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
