import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { createQuoteRequest } from './support/quote-requests.ts'
import { onlyValue, useTestDatabase } from './support/test-database.ts'

const schedule = readFileSync(
  'supabase/schedules/deliver-quote-emails.sql',
  'utf8',
)
// Only hosted projects have these extensions. The fakes below use their
// documented signatures.
const withoutExtensions = schedule.replaceAll(/^create extension .*$/gm, '')
const fakeExtensions = [
  'create schema cron',
  'create schema net',
  'create schema vault',
  'create table cron.job (jobname text primary key, schedule text, command text, active boolean default true)',
  `create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
     insert into cron.job values (job_name, schedule, command)
     on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning 1::bigint $$`,
  'create table net.request (url text, headers jsonb)',
  `create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
     headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint language sql as $$
     insert into net.request values (url, headers) returning 1::bigint $$`,
  'create table vault.decrypted_secrets (name text, decrypted_secret text)',
  `insert into vault.decrypted_secrets values ('project_url', 'https://abcd.supabase.co'), ('delivery_secret', 's3cret')`,
]

const queryAs = useTestDatabase()

const hasSchedule = async () =>
  onlyValue(await queryAs('service_role', 'select has_delivery_schedule()'))

test('a hosted project calls the delivery function every minute while the outbox has work', async () => {
  expect(await hasSchedule()).toBe(false)
  for (const sql of [...fakeExtensions, withoutExtensions, withoutExtensions])
    await queryAs('postgres', sql)
  expect(await hasSchedule()).toBe(true)
  const jobs = await queryAs('postgres', 'select * from cron.job')
  expect(jobs, 'setting it up twice creates one job').toMatchObject([
    { jobname: 'deliver-quote-emails', schedule: '* * * * *' },
  ])
  expect(JSON.stringify(jobs)).not.toContain('s3cret')
  const command = String(
    onlyValue(await queryAs('postgres', 'select command from cron.job')),
  )
  const runJob = async () => {
    await queryAs('postgres', command)
    return queryAs('postgres', 'select * from net.request')
  }
  expect(await runJob()).toEqual([])
  await createQuoteRequest(queryAs)
  expect(await runJob()).toEqual([
    {
      url: 'https://abcd.supabase.co/functions/v1/deliver-quote-emails',
      headers: {
        'Content-Type': 'application/json',
        Authorization: 'Bearer s3cret',
      },
    },
  ])
})
