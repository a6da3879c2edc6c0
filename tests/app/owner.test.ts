import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type RunningSupabase, startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { clientOf } from '../database/support/backend.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { newDatabaseUrl } from '../support/test-engine.ts'
import { runCommand } from './run-command.ts'

let dataDir: string
let databaseUrl: string | undefined
let supabase: RunningSupabase

beforeAll(async () => {
  dataDir = await newDataFolder('owner-test')
  databaseUrl = await newDatabaseUrl()
  const started = await startEmbeddedSupabase({ dataDir, databaseUrl, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  supabase = started.supabase
})
afterAll(async () => {
  await supabase.stop()
  removeDataFolder(dataDir)
})

function run(name: string, ...args: string[]) {
  return runCommand(name, args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' })
}

/** What visitors are shown. */
async function shown(table: string): Promise<Record<string, unknown>[]> {
  return (await clientOf(supabase.url, supabase.publishableKey).from(table).select('*').throwOnError()).data
}

describe("the owner's reviews", () => {
  test('begin with samples, which leave with the first real one', async () => {
    expect((await run('reviews')).stdout.match(/SAMPLE/g)).toHaveLength(8)
    const review = [
      '--author',
      'Ana P.',
      '--rating',
      '5',
      '--text',
      'Clean, and on time.',
      '--date',
      '2026-11-01',
    ]
    expect(await run('reviews', '--add', ...review)).toMatchObject({ status: 0, stderr: '' })
    expect(await shown('reviews')).toMatchObject([
      { author: 'Ana P.', rating: 5, text: 'Clean, and on time.', reviewed_on: '2026-11-01' },
    ])
  })

  test('are hidden and published by their id', async () => {
    const [id = ''] = (await run('reviews')).stdout.split('  ')
    expect((await run('reviews', '--hide', id)).status).toBe(0)
    expect(await shown('reviews')).toEqual([])
    expect((await run('reviews')).stdout).toContain('hidden')
    expect((await run('reviews', '--publish', id)).status).toBe(0)
    expect(await shown('reviews')).toHaveLength(1)
    const unknown = await run('reviews', '--publish', '00000000-0000-4000-8000-000000000000')
    expect(unknown).toMatchObject({ status: 1, stdout: '' })
  })

  test('come from a CSV file, all of them or none', async () => {
    const file = join(dataDir, 'reviews.csv')
    writeFileSync(
      file,
      '\ufeffauthor,rating,text,date\nBo,4,"Said ""Tuesday"", came\nTuesday",2026-10-02\nCy,6,Great,\n',
    )
    const refused = await run('reviews', '--import', file)
    expect(refused).toMatchObject({
      status: 1,
      stderr: 'Row 3: rating must be 1, 2, 3, 4 or 5. Nothing was added.\n',
    })
    expect(await shown('reviews')).toHaveLength(1)
    writeFileSync(file, 'author,rating,text,date\r\nBo,4,"Said ""Tuesday"", came\nTuesday",2026-10-02\r\n')
    expect((await run('reviews', '--import', file, '--hidden')).status).toBe(0)
    expect(await shown('reviews')).toHaveLength(1)
    expect((await run('reviews')).stdout).toContain('Said "Tuesday", came Tuesday')
  })

  test('that do not fit are refused with what is wrong', async () => {
    const refused = await run('reviews', '--add', '--author', ' ', '--rating', 'five', '--text', 'x')
    expect(refused).toMatchObject({ status: 2, stdout: '' })
    expect(refused.stderr).toContain('author is missing; rating must be 1, 2, 3, 4 or 5.')
  })
})

test('a film is featured with its poster when both are there, and the sample leaves', async () => {
  expect((await run('videos')).stdout).toContain('shown (SAMPLE)  /films/hero.mp4')
  const feature = (video: string, poster: string) =>
    run('videos', '--feature', 'home', '--video', video, '--poster', poster)
  for (const [video, poster, sentence] of [
    ['/films/missing.mp4', '/films/hero.avif', 'There is no file public/films/missing.mp4'],
    ['/films/patio.mp4', '/films/missing.avif', 'There is no file public/films/missing.avif'],
    ['/films/hero.avif', '/films/hero.avif', 'is no film'],
    ['https://elsewhere.example/a.mp4', '/films/hero.avif', 'the site would refuse it'],
  ] as const) {
    const refused = await feature(video, poster)
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toContain(sentence)
  }
  expect(await feature('/films/patio.mp4', '/films/patio.avif')).toMatchObject({ status: 0, stderr: '' })
  expect(await shown('pressure_washing_videos')).toMatchObject([
    { video_url: '/films/patio.mp4', poster_url: '/films/patio.avif', mime_type: 'video/mp4' },
  ])
  expect(await shown('service_videos')).toHaveLength(1)
})

test('a lead is marked, found by its mark, and forgotten with its mail; a stranger is left alone', async () => {
  const client = clientOf(supabase.url, supabase.secretKey)
  for (const [first_name, email, phone] of [
    ['Ana', 'ana@mail.example', '(916) 555-0100'],
    ['Joana', 'joana@mail.example', '916 555 0199'],
    ['Ana again', 'other@mail.example', '+1 916 555 0100'],
  ]) {
    await client.rpc('submit_quote_request', { first_name, email, phone }).throwOnError()
  }
  const listed = async (...args: string[]): Promise<{ id: string; firstName: string; progress: string }[]> =>
    JSON.parse((await run('quotes', '--json', ...args)).stdout)
  const ana = (await listed()).find(({ firstName }) => firstName === 'Ana')
  const other = (await listed()).find(({ firstName }) => firstName === 'Ana again')
  expect((await run('quotes', '--mark', 'won', ana?.id ?? '')).stdout).toContain('is marked: won')
  expect(await listed('--status', 'won')).toMatchObject([{ firstName: 'Ana', progress: 'won' }])
  expect(await listed('--status', 'new')).toHaveLength(2)
  expect((await run('quotes')).stdout).toMatch(/Ana +ana@mail\.example +\(916\) 555-0100 +won +pending/)

  const outbox = join(dataDir, 'outbox')
  mkdirSync(outbox, { recursive: true })
  const { data } = await client.from('quote_notifications').select('id, quote_request_id').throwOnError()
  for (const { id } of data) writeFileSync(join(outbox, `2026-quote-notification-${id}.eml`), 'letter')
  writeFileSync(join(outbox, 'purged-ana.eml'), 'Reply-To: Ana <ana@mail.exam=\r\nple>')
  writeFileSync(join(outbox, 'purged-joana.eml'), 'Reply-To: Joana <joana@mail.example>')

  expect(await run('quotes-forget', '55')).toMatchObject({ status: 1, stdout: '' })
  // The two share a telephone: what is about the other request stays with it.
  const theOther = data.find(({ quote_request_id }) => quote_request_id === other?.id)?.id
  writeFileSync(join(outbox, `2026-quote-notification-${theOther}.eml`), 'Phone: (916) 555-0100')
  expect((await run('quotes-forget', 'ANA@mail.example')).stdout).toContain('1 quote requests, 2 mails')
  expect(await listed()).toHaveLength(2)
  expect(readdirSync(outbox)).toContain(`2026-quote-notification-${theOther}.eml`)
  expect((await run('quotes-forget', '916-555-0100')).stdout).toContain('1 quote requests, 1 mails')
  expect(await listed()).toMatchObject([{ firstName: 'Joana' }])
  expect(readdirSync(outbox)).toHaveLength(2)
  expect(existsSync(join(outbox, 'purged-joana.eml'))).toBe(true)
})
