import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { type RunningSupabase, startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { clientOf } from '../database/support/backend.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { runCommand } from './run-command.ts'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

interface Listed {
  id: string
  firstName: string
  progress: string
}

const visitors = ['Ana', 'Bo', 'Cy']
let here: Place
let elsewhere: Place
let supabase: RunningSupabase

/** One of the owner's commands, which has to work. */
async function run({ dataDir, databaseUrl = '' }: Place, name: string, ...args: string[]): Promise<string> {
  const printed = await runCommand(name, args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '1' })
  expect(printed, `${name} ${args.join(' ')}`).toMatchObject({ status: 0, stderr: '' })
  return printed.stdout
}

async function listed(place: Place, ...args: string[]): Promise<Listed[]> {
  return JSON.parse(await run(place, 'quotes', '--json', ...args))
}

async function ask(firstName: string): Promise<void> {
  const response = await fetch(`${supabase.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: supabase.publishableKey },
    body: JSON.stringify({
      firstName,
      email: `${firstName}@mail.example`,
      phone: `916 555 01${firstName.charCodeAt(0)}`,
    }),
  })
  expect(await response.json()).toEqual({ success: true })
}

const lettersIn = ({ dataDir }: Place) =>
  readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))

async function shown(table: string): Promise<unknown[]> {
  return (await clientOf(supabase.url, supabase.publishableKey).from(table).select('*').throwOnError()).data
}

/** Registers the journey as a test; the database is the embedded one where no address is given. */
export function ownersDay(newDatabaseUrl: () => Promise<string | undefined>): void {
  beforeAll(async () => {
    here = { dataDir: await newDataFolder('owners-day'), databaseUrl: await newDatabaseUrl() }
    elsewhere = { dataDir: await newDataFolder('owners-evening'), databaseUrl: await newDatabaseUrl() }
    rmSync(elsewhere.dataDir, { recursive: true })
    mkdirSync(elsewhere.dataDir, { mode: 0o700 })
    const started = await startEmbeddedSupabase({
      ...here,
      functionEnvironment: { QUOTE_EMAIL_TO: 'o@w.example' },
    })
    if (!started.ok) throw new Error(started.message)
    ;({ supabase } = started)
  })
  afterAll(async () => {
    await supabase.stop()
    for (const { dataDir } of [here, elsewhere]) removeDataFolder(dataDir)
  })

  test("the owner's day: leads, marks, a review, a film, one person forgotten, a backup, and all of it elsewhere", async () => {
    for (const visitor of visitors) await ask(visitor)
    await expect.poll(() => lettersIn(here)).toHaveLength(visitors.length)

    const [cy, bo] = await listed(here)
    await run(here, 'quotes', '--mark', 'called', bo?.id ?? '')
    await run(here, 'quotes', '--mark', 'won', cy?.id ?? '')
    expect(await listed(here, '--status', 'won')).toMatchObject([{ firstName: 'Cy' }])

    const review = [
      '--author',
      'Dee',
      '--rating',
      '5',
      '--text',
      'The deck looks new.',
      '--date',
      '2026-11-01',
    ]
    await run(here, 'reviews', '--add', ...review, '--hidden')
    const [id = ''] =
      (await run(here, 'reviews'))
        .split('\n')
        .find((line) => line.includes('Dee'))
        ?.split('  ') ?? []
    await run(here, 'reviews', '--publish', id)
    expect(await shown('reviews')).toMatchObject([{ author: 'Dee' }])

    const film = ['--video', '/films/patio.mp4', '--poster', '/films/patio.avif']
    await run(here, 'videos', '--feature', 'home', ...film)
    expect(await shown('pressure_washing_videos')).toMatchObject([{ video_url: '/films/patio.mp4' }])

    expect(await run(here, 'quotes-forget', 'bo@mail.example')).toContain('1 quote requests, 1 mails')

    const file = join(here.dataDir, 'evening.tar.gz')
    expect(await run(here, 'backup', file)).toContain('2 quote requests')
    await ask('Eve')
    await run(elsewhere, 'restore', file)

    const evening = await startEmbeddedSupabase({ ...elsewhere, withFunctions: false })
    if (!evening.ok) throw new Error(evening.message)
    const restored = await listed(elsewhere)
    expect(restored.map(({ firstName, progress }) => [firstName, progress])).toEqual([
      ['Cy', 'won'],
      ['Ana', 'new'],
    ])
    expect(lettersIn(elsewhere)).toHaveLength(2)
    expect(await run(elsewhere, 'reviews')).toMatch(/^\S+ .*Dee.*\n$/)
    expect(await run(elsewhere, 'videos')).toContain('/films/patio.mp4')
    expect(await run(elsewhere, 'quotes-proof')).toContain('2 stored = 2 delivered')
    await evening.supabase.stop()
    expect(await listed(here), 'and here the day goes on').toHaveLength(3)

    if (elsewhere.databaseUrl === undefined) return
    expect(await run(elsewhere, 'doctor')).toContain('your own, postgresql://')
    expect(await run(elsewhere, 'restore', file), 'what was there is kept').toMatch(
      /lies in .*replaced-.*\.tar\.gz/,
    )
    expect(await listed(elsewhere)).toHaveLength(2)
  })
}
