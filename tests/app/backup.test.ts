import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { connect } from '../../scripts/lib/backend.ts'
import { listQuotes } from '../../scripts/lib/quotes.ts'
import { type RunningSupabase, startLocalSupabase } from '../../supabase/local/start.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { memoryFolder } from '../support/memory-folder.ts'
import { copyDatabase } from '../support/prepared-database.ts'
import { type Printed, runCommand } from './run-command.ts'

let dataDir: string
let supabase: RunningSupabase
/** A backup that holds one lead and one email. */
let file: string
let made: Printed

beforeAll(async () => {
  dataDir = await newDataFolder('backup-test')
  supabase = await start(dataDir)
  await submit('ana@mail.example')
  mkdirSync(join(dataDir, 'outbox'))
  writeFileSync(join(dataDir, 'outbox/kept.eml'), 'an email')
  file = join(dataDir, 'backup.tar.gz')
  made = await runCommand('backup', [file], { DATA_DIR: dataDir })
  await submit('later@mail.example')
})
afterAll(async () => {
  await supabase.stop()
  removeDataFolder(dataDir)
})

async function start(folder: string): Promise<RunningSupabase> {
  const started = await startLocalSupabase({ dataDir: folder, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  return started.supabase
}

async function submit(email: string): Promise<void> {
  const lead = { first_name: 'Ana', email, phone: '916 555 0100' }
  await connect(supabase.url, supabase.secretKey).rpc('submit_quote_request', lead).throwOnError()
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'restore-test-'))
  onTestFinished(() => removeDataFolder(folder))
  return folder
}

function restore(folder: string, from: string) {
  return runCommand('restore', [from], { DATA_DIR: folder })
}

test('a backup made while the site runs is one private file and replaces none', async () => {
  expect(made).toMatchObject({ status: 0, stderr: '' })
  expect(made.stdout).toContain(`${file}: 1 quote requests.`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir).filter((name) => /snapshot|part$/.test(name))).toEqual([])
  const stderr = `${file} exists already: choose another name.\n`
  expect(await runCommand('backup', [file], { DATA_DIR: dataDir })).toEqual({ status: 1, stdout: '', stderr })
})

test('a restore brings back leads, keys and emails, also where one was killed before', async () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'restore.unfinished'))
  writeFileSync(join(folder, 'restore.unfinished/database'), 'half of it')
  expect(await restore(folder, file)).toMatchObject({ status: 0, stderr: '' })
  const restored = await start(folder)
  onTestFinished(() => restored.stop())
  expect(restored.secretKey).toBe(supabase.secretKey)
  const leads = await listQuotes(connect(restored.url, restored.secretKey))
  expect(leads.map(({ email }) => email)).toEqual(['ana@mail.example'])
  expect(readFileSync(join(folder, 'outbox/kept.eml'), 'utf8')).toBe('an email')
})

test('a restore refuses a folder that is not empty', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  const refused = await restore(folder, file)
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toMatch(/^\S+ is not empty \(notes\.txt\)\. .+\n$/)
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('a restore refuses a damaged, cut or missing file by its name and changes nothing', async () => {
  const folder = emptyFolder()
  const files = emptyFolder()
  const bytes = readFileSync(file)
  const flipped = Buffer.from(bytes)
  const middle = Math.floor(bytes.length / 2)
  flipped.fill(0, middle, middle + 64)
  const other = gzipSync(Buffer.alloc(100_000, 'another file'))
  const contents = { flipped, cut: bytes.subarray(0, middle), other }
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(files, name), content)
  for (const name of [...Object.keys(contents), 'missing']) {
    const refused = await restore(folder, join(files, name))
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr.trim().split('\n')).toEqual([expect.stringContaining(join(files, name))])
  }
  expect(readdirSync(folder)).toEqual([])
})

test('the SQL fills a database that has the migrations, as a hosted project has', async () => {
  const sql = join(dataDir, 'rows.sql')
  expect(await runCommand('backup', ['--sql', sql], { DATA_DIR: dataDir })).toMatchObject({
    status: 0,
    stderr: '',
  })
  const folder = memoryFolder('hosted')
  onTestFinished(() => removeDataFolder(folder))
  await copyDatabase(folder)
  const hosted = await PGlite.create(folder)
  const { rows: tables } = await hosted.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public'`,
  )
  // The seed is not among the migrations.
  await hosted.exec(`truncate ${tables.map(({ tablename }) => tablename).join(', ')} cascade`)
  await hosted.exec(readFileSync(sql, 'utf8'))
  const { rows } = await hosted.query('select email from public.quote_request_overview order by created_at')
  expect(rows).toEqual([{ email: 'ana@mail.example' }, { email: 'later@mail.example' }])
  await hosted.close()
})

test('without a database there is nothing to back up, and a hosted project has its own way', async () => {
  const nowhere = emptyFolder()
  const to = join(nowhere, 'backup.tar.gz')
  expect(await runCommand('backup', [to], { DATA_DIR: nowhere })).toMatchObject({ status: 1, stdout: '' })
  expect(readdirSync(nowhere)).toEqual([])
  const hosted = await runCommand('backup', [], { SUPABASE_URL: 'https://abc.supabase.co' })
  expect(hosted.stderr).toContain('supabase db dump')
})
