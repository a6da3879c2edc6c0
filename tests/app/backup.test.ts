import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

import { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import {
  type FunctionSettings,
  readFunctionSettings,
} from '../../scripts/lib/function-settings.ts'
import type { Lead } from '../../scripts/lib/leads.ts'
import {
  type RunningLocalSupabase,
  startLocalSupabase,
} from '../../scripts/lib/local-supabase.ts'
import { act, addPhoto } from '../functions/support/quote-photos.ts'
import { cameraHeic } from '../support/camera-pictures.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { hasFilm } from '../support/has-film.ts'
import { memoryFolder } from '../support/memory-folder.ts'
import { copyDatabase } from '../support/prepared-database.ts'
import { severalStartsMs } from '../support/timeouts.ts'
import { runCommand } from './support/run-command.ts'

// Every command here starts PostgreSQL, some of them twice.
vi.setConfig({ testTimeout: severalStartsMs })

let liveDir: string
let supabase: RunningLocalSupabase
/** The backup of the evening, which the tests restore. */
let file: string
let backupOutput: string

beforeAll(async () => {
  liveDir = await newDataFolder('owners-day')
  file = join(liveDir, 'evening.tar.gz')
  const functions = readFunctionSettings({
    QUOTE_EMAIL_TO: 'owner@mail.example',
  })
  supabase = await start(liveDir, functions)
  await liveOneDay()
  backupOutput = await run(liveDir, 'backup', file)
  await sendQuote('Eve')
}, severalStartsMs)
afterAll(async () => {
  await supabase.stop()
  removeDataFolder(liveDir)
})

async function start(
  dataDir: string,
  functions?: FunctionSettings,
): Promise<RunningLocalSupabase> {
  const started = await startLocalSupabase({ dataDir, functions })
  if (!started.ok) throw new Error(started.message)
  return started.supabase
}

/** Runs one of the owner's commands and expects it to succeed. */
async function run(
  dataDir: string,
  name: string,
  ...args: string[]
): Promise<string> {
  const printed = await runCommand(name, args, { DATA_DIR: dataDir })
  expect(printed, `${name} ${args.join(' ')}`).toMatchObject({
    status: 0,
    stderr: '',
  })
  return printed.stdout
}

async function listLeads(dataDir: string): Promise<Lead[]> {
  return JSON.parse(await run(dataDir, 'quotes', '--json'))
}

/** Returns the token of the request's page. */
async function sendQuote(firstName: string): Promise<string> {
  const phone = `916 555 01${firstName.charCodeAt(0)}`
  const response = await fetch(
    `${supabase.url}/functions/v1/send-quote-email`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: supabase.publishableKey,
      },
      body: JSON.stringify({
        firstName,
        email: `${firstName}@mail.example`,
        phone,
      }),
    },
  )
  const { requestToken } = v.parse(sentSchema, await response.json())
  return requestToken
}

const sentSchema = v.object({
  success: v.literal(true),
  requestToken: v.string(),
})

async function sendPhoto(token: string, width: number): Promise<void> {
  const photo = await addPhoto(supabase, token, cameraHeic({ width }))
  expect(photo).toMatchObject({ stored: true })
}

function photosIn(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'storage/quote-photos'))
}

function emailsIn(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'outbox')).filter((name) =>
    name.endsWith('.eml'),
  )
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'restore-test-'))
  onTestFinished(() => removeDataFolder(folder))
  return folder
}

const pollOptions = { timeout: severalStartsMs, interval: 20 }

/**
 * Receives three leads, two with photos, marks one, forgets another, and
 * replaces the samples.
 */
async function liveOneDay(): Promise<void> {
  const ana = await sendQuote('Ana')
  const bo = await sendQuote('Bo')
  await sendQuote('Cy')
  await sendPhoto(ana, 101)
  await sendPhoto(ana, 102)
  await sendPhoto(bo, 103)
  for (const token of [ana, bo]) await act(supabase, token, { action: 'done' })
  await vi.waitUntil(() => emailsIn(liveDir).length === 5, pollOptions)

  const [cy] = await listLeads(liveDir)
  await run(liveDir, 'quotes', 'mark', 'won', cy?.id ?? '')
  expect(photosIn(liveDir)).toHaveLength(3)
  expect(await run(liveDir, 'quotes', 'forget', 'bo@mail.example')).toContain(
    'Permanently deleted 1 quote requests, 1 photos and 2 emails in the outbox.',
  )
  expect(photosIn(liveDir), 'not a byte is left').toHaveLength(2)

  const csv = join(liveDir, 'reviews.csv')
  const review = 'Dee,5,The deck is like new.,2026-11-01'
  writeFileSync(csv, `author,rating,text,date\n${review}\n`)
  await run(liveDir, 'reviews', '--import', csv)

  if (!hasFilm) return
  const video = ['--video', '/videos/hero-portrait.mp4']
  const poster = ['--poster', '/videos/hero-portrait.avif']
  await run(liveDir, 'videos', '--feature', 'home', ...video, ...poster)
}

test('a backup restored to another folder has everything the owner did that day', async () => {
  const restoredDir = memoryFolder('owners-evening')
  onTestFinished(() => removeDataFolder(restoredDir))
  // Leftovers of a killed restore and of one that failed.
  writeFileSync(join(restoredDir, 'lock'), '')
  mkdirSync(join(restoredDir, 'restore.unfinished'))
  writeFileSync(join(restoredDir, 'restore.unfinished/database'), 'half of it')
  await run(restoredDir, 'restore', file)
  const restoredSupabase = await start(restoredDir)
  onTestFinished(() => restoredSupabase.stop())

  expect(restoredSupabase.secretKey).toBe(supabase.secretKey)
  expect(await listLeads(restoredDir)).toMatchObject([
    { first_name: 'Cy', progress: 'won', photo_count: 0 },
    { first_name: 'Ana', progress: 'new', photo_count: 2 },
  ])
  expect(photosIn(restoredDir).toSorted()).toEqual(photosIn(liveDir).toSorted())
  expect(emailsIn(restoredDir)).toHaveLength(3)
  const listed = await run(restoredDir, 'reviews')
  expect(listed).toMatch(/^Review .+\n\S+ .*Dee/)
  expect(listed).not.toContain('SAMPLE')
  const featured = hasFilm ? /^home +shown +\/videos\/hero-portrait\.mp4/m : /^/
  expect(await run(restoredDir, 'videos')).toMatch(featured)
  expect(await run(restoredDir, 'quotes', 'proof')).toContain(
    '2 stored = 2 delivered',
  )
  expect(
    await listLeads(liveDir),
    'the original keeps the quote sent after the backup',
  ).toHaveLength(3)
})

test('saves the photos of a request in a folder, in the order in which they came', async () => {
  const [, , ana] = await listLeads(liveDir)
  const id = ana?.id ?? ''
  const folder = join(liveDir, 'saved')
  expect(
    await run(liveDir, 'quotes', 'photos', id.slice(0, 6), '--output', folder),
  ).toContain(`Saved 2 photos to ${folder}.`)
  const names = [1, 2].map((number) => `${id.slice(0, 8)}-${number}.heic`)
  expect(readdirSync(folder)).toEqual(names)
  expect(statSync(join(folder, names[0] ?? '')).mode & 0o777).toBe(0o600)
  expect(await run(liveDir, 'quotes', '--csv')).toContain(',2,new,delivered,')
})

test('a backup made while the site runs is one private file and never overwrites another', async () => {
  expect(backupOutput).toContain(`2 quote requests to ${file}.`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const leftovers = /snapshot|part$/
  expect(readdirSync(liveDir)).not.toContainEqual(
    expect.stringMatching(leftovers),
  )
  const again = await runCommand('backup', [file], { DATA_DIR: liveDir })
  expect(again).toEqual({
    status: 1,
    stdout: '',
    stderr: `${file} already exists. Choose another name.\n`,
  })
})

test('the SQL backup loads into a database that has only the migrations, like a hosted project', async () => {
  const sql = join(liveDir, 'rows.sql')
  expect(await run(liveDir, 'backup', '--sql', sql)).toContain(
    '3 quote requests',
  )
  const folder = memoryFolder('hosted')
  onTestFinished(() => removeDataFolder(folder))
  await copyDatabase(folder)
  const hosted = await PGlite.create(folder)
  const { rows: tables } = await hosted.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public'`,
  )
  // The prepared database also has the seed.
  await hosted.exec(
    `truncate ${tables.map(({ tablename }) => tablename).join(', ')} cascade`,
  )
  await hosted.exec(readFileSync(sql, 'utf8'))
  const { rows } = await hosted.query(
    'select first_name from public.quote_request_overview order by created_at',
  )
  expect(rows).toEqual([
    { first_name: 'Ana' },
    { first_name: 'Cy' },
    { first_name: 'Eve' },
  ])
  await hosted.close()
})

/**
 * Returns the environment of a command that writes to a disk on which fsync
 * fails for folders or files.
 */
function limitedDisk(
  folder: string,
  limits: Record<string, string>,
): Record<string, string> {
  const preload = resolve('tests/fakes/limited-disk.mjs')
  return {
    NODE_OPTIONS: `--import ${preload}`,
    LIMITED_DISK: folder,
    ...limits,
  }
}

test('a backup succeeds on a share whose folders cannot be synced', async () => {
  const share = emptyFolder()
  const target = join(share, 'backup.tar.gz')
  const environment = {
    DATA_DIR: liveDir,
    ...limitedDisk(share, { FOLDER_SYNC_ERROR: 'EIO' }),
  }
  expect(await runCommand('backup', [target], environment)).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect(readdirSync(share)).toEqual(['backup.tar.gz'])
})

test('a backup fails with the reason on a disk that cannot sync files, and leaves no file', async () => {
  const share = emptyFolder()
  const target = join(share, 'backup.tar.gz')
  const environment = {
    DATA_DIR: liveDir,
    ...limitedDisk(share, { FILE_SYNC_ERROR: 'EINVAL' }),
  }
  const { status, stderr } = await runCommand('backup', [target], environment)
  expect(status).toBe(1)
  expect(stderr).toContain(
    `Cannot write ${target}: its disk cannot sync files (EINVAL`,
  )
  expect(readdirSync(share)).toEqual([])
})

test('a restore that fails midway restores nothing', async () => {
  const folder = emptyFolder()
  const environment = {
    DATA_DIR: folder,
    ...limitedDisk(folder, { RENAME_ERROR: 'EIO' }),
  }
  const { status, stderr } = await runCommand('restore', [file], environment)
  expect(status).toBe(1)
  expect(stderr).toContain('Nothing was restored: ')
  expect(readdirSync(folder)).toEqual(['lock'])
})

test.skipIf(process.getuid?.() !== 0)(
  "a command refuses to write to another user's folder as root",
  async () => {
    const folder = emptyFolder()
    await copyDatabase(join(folder, 'database'))
    chownSync(folder, 1234, 1234)
    expect(await runCommand('quotes', [], { DATA_DIR: folder })).toEqual({
      status: 1,
      stdout: '',
      stderr: `${folder} belongs to user 1234, who could not open what root writes there. Put this before the command: sudo -u '#1234'\n`,
    })
    expect(readdirSync(folder)).toEqual(['database'])
  },
)

test('a restore rejects a folder that is not empty and leaves it unchanged', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  const result = await runCommand('restore', [file], { DATA_DIR: folder })
  expect(result).toMatchObject({ status: 1, stdout: '' })
  expect(result.stderr).toContain(`${folder} is not empty (notes.txt). `)
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('a restore rejects a damaged, other or missing file by name and changes nothing', async () => {
  const folder = emptyFolder()
  const files = emptyFolder()
  const bytes = readFileSync(file)
  const corrupted = Buffer.from(bytes)
  const middle = Math.floor(bytes.length / 2)
  corrupted.fill(0, middle, middle + 64)
  const other = gzipSync(Buffer.alloc(100_000, 'another file'))
  const contents = { corrupted, other }
  for (const [name, content] of Object.entries(contents))
    writeFileSync(join(files, name), content)
  for (const name of [...Object.keys(contents), 'missing']) {
    const result = await runCommand('restore', [join(files, name)], {
      DATA_DIR: folder,
    })
    expect(result).toMatchObject({ status: 1, stdout: '' })
    expect(result.stderr.trim().split('\n')).toEqual([
      expect.stringContaining(join(files, name)),
    ])
  }
  expect(readdirSync(folder)).toEqual([])
})

test('a backup of a hosted project refers to supabase db dump', async () => {
  const hosted = await runCommand('backup', [], {
    SUPABASE_URL: 'https://abc.supabase.co',
  })
  expect(hosted.stderr).toContain('supabase db dump')
})
