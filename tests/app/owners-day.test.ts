import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { type RunningSupabase, startLocalSupabase } from '../../supabase/local/start.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { runCommand } from './run-command.ts'

let here: string
let elsewhere: string
let supabase: RunningSupabase

beforeAll(async () => {
  here = await newDataFolder('owners-day')
  elsewhere = mkdtempSync(join(tmpdir(), 'owners-evening-'))
  const functionEnvironment = { QUOTE_EMAIL_TO: 'owner@mail.example' }
  const started = await startLocalSupabase({ dataDir: here, functionEnvironment })
  if (!started.ok) throw new Error(started.message)
  supabase = started.supabase
})
afterAll(async () => {
  await supabase.stop()
  for (const dataDir of [here, elsewhere]) removeDataFolder(dataDir)
})

/** Runs one of the owner's commands, which has to work. */
async function run(dataDir: string, name: string, ...args: string[]): Promise<string> {
  const printed = await runCommand(name, args, { DATA_DIR: dataDir })
  expect(printed, `${name} ${args.join(' ')}`).toMatchObject({ status: 0, stderr: '' })
  return printed.stdout
}

async function listQuotes(dataDir: string): Promise<{ id: string; firstName: string; progress: string }[]> {
  return JSON.parse(await run(dataDir, 'quotes', '--json'))
}

async function sendQuote(firstName: string): Promise<void> {
  const phone = `916 555 01${firstName.charCodeAt(0)}`
  const response = await fetch(`${supabase.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: supabase.publishableKey },
    body: JSON.stringify({ firstName, email: `${firstName}@mail.example`, phone }),
  })
  expect(await response.json()).toEqual({ success: true })
}

function emailsIn(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))
}

test('what the owner did in a day is all there after a restore elsewhere', async () => {
  for (const visitor of ['Ana', 'Bo', 'Cy']) await sendQuote(visitor)
  await expect.poll(() => emailsIn(here)).toHaveLength(3)

  const [cy] = await listQuotes(here)
  await run(here, 'quotes', 'mark', 'won', cy?.id ?? '')
  expect(await run(here, 'quotes', 'forget', 'bo@mail.example')).toContain('1 quote requests, 1 emails')

  const csv = join(here, 'reviews.csv')
  writeFileSync(csv, 'author,rating,text,date\nDee,5,The deck is like new.,2026-11-01\n')
  await run(here, 'reviews', '--import', csv)
  const video = ['--video', '/films/patio.mp4', '--poster', '/films/patio.avif']
  await run(here, 'videos', '--feature', 'home', ...video)

  const file = join(here, 'evening.tar.gz')
  expect(await run(here, 'backup', file)).toContain('2 quote requests')
  await sendQuote('Eve')
  await run(elsewhere, 'restore', file)
  const evening = await startLocalSupabase({ dataDir: elsewhere, withFunctions: false })
  if (!evening.ok) throw new Error(evening.message)
  onTestFinished(() => evening.supabase.stop())

  const restored = await listQuotes(elsewhere)
  expect(restored.map(({ firstName, progress }) => [firstName, progress])).toEqual([
    ['Cy', 'won'],
    ['Ana', 'new'],
  ])
  expect(emailsIn(elsewhere)).toHaveLength(2)
  expect(await run(elsewhere, 'reviews')).toMatch(/^Review .+\n\S+ .*Dee.*\n$/)
  expect(await run(elsewhere, 'videos')).toMatch(/^home +shown +\/films\/patio\.mp4/m)
  expect(await run(elsewhere, 'quotes', 'proof')).toContain('2 stored = 2 delivered')
  expect(await listQuotes(here), 'the day goes on here').toHaveLength(3)
})
