import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'
import { ada, submit } from './support/quote-requests.ts'

const schedule = readFileSync(
  join(import.meta.dirname, '../../supabase/schedules/deliver-quote-emails.sql'),
  'utf8',
)
// Extensions of hosted projects; below stand-ins with the documented signatures, which note what they are told.
const withoutExtensions = schedule.replaceAll(/^create extension .*$/gm, '')
const standIns = [
  'create schema cron',
  'create schema net',
  'create schema vault',
  'create table cron.job (jobname text primary key, schedule text, command text)',
  `create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
     insert into cron.job values (job_name, schedule, command)
     on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning 1::bigint $$`,
  'create table net.request (url text, headers jsonb, body jsonb)',
  `create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
     headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint language sql as $$
     insert into net.request values (url, headers, body) returning 1::bigint $$`,
  'create table vault.decrypted_secrets (name text, decrypted_secret text)',
  `insert into vault.decrypted_secrets values ('project_url', 'https://abcd.supabase.co'), ('delivery_secret', 's3cret')`,
]

describeMigrated('the schedule of a hosted project', (as) => {
  beforeAll(async () => {
    for (const statement of [...standIns, withoutExtensions, withoutExtensions])
      await as('postgres', statement)
  })

  async function runJob(): Promise<unknown[]> {
    const jobs = await as('postgres', 'select command from cron.job')
    const [{ command }] = v.parse(v.tuple([v.object({ command: v.string() })]), jobs)
    await as('postgres', command)
    return as('postgres', 'select * from net.request')
  }

  test('is one job that runs every minute, however often it is set up', async () => {
    expect(await as('postgres', 'select jobname, schedule from cron.job')).toEqual([
      { jobname: 'deliver-quote-emails', schedule: '* * * * *' },
    ])
  })

  test('holds no secret itself', async () => {
    const [job] = await as('postgres', 'select * from cron.job')
    expect(JSON.stringify(job)).not.toContain('s3cret')
  })

  test('calls nobody while the outbox is empty, and the function with its secret when it is not', async () => {
    expect(await runJob()).toEqual([])
    await submit(as, ada)
    expect(await runJob()).toEqual([
      {
        url: 'https://abcd.supabase.co/functions/v1/deliver-quote-emails',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer s3cret' },
        body: {},
      },
    ])
  })
})
