import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { connect } from '../../scripts/lib/backend.ts'
import type { Quote } from '../../scripts/lib/quotes.ts'
import { type RunningSupabase, startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { runCommand } from './run-command.ts'
import { seedLeads } from './seed-leads.ts'

const delivered = { firstName: 'Ana', email: 'ana@mail.example', phone: '(916) 555-0100' }
const leads = [
  { firstName: 'Old', email: 'old@mail.example', phone: '1', daysOld: 400 },
  { firstName: 'Waiting', email: 'waiting@mail.example', phone: '2', daysOld: 400, status: 'pending' },
  delivered,
  { firstName: 'Joana', email: 'joana@mail.example', phone: '916 555 0199' },
  {
    firstName: 'Ana again',
    email: 'other@mail.example',
    phone: '+1 916 555 0100',
    message: 'The deck,\nall of it.',
  },
  { firstName: '=HYPERLINK("x")', email: 'formula@mail.example', phone: '-1' },
  {
    firstName: 'Zoë \u001b[31mred',
    email: 'zoe@mail.example',
    phone: '4',
    status: 'dead',
    error: '550 no \u001b[2J',
  },
  { firstName: 'Bot', email: 'bot@mail.example', phone: '5', status: 'suspect', suspicion: 'honeypot' },
]

let dataDir: string
let supabase: RunningSupabase

beforeAll(async () => {
  dataDir = await newDataFolder('quotes-test')
  await seedLeads(dataDir, leads)
  await start()
})
afterAll(async () => {
  await supabase.stop()
  removeDataFolder(dataDir)
})

async function start(): Promise<void> {
  const started = await startEmbeddedSupabase({ dataDir, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  supabase = started.supabase
}

function quotes(...args: string[]) {
  return runCommand('quotes', args, { DATA_DIR: dataDir })
}

async function listed(...args: string[]): Promise<Quote[]> {
  return JSON.parse((await quotes('--json', ...args)).stdout)
}

async function emails(...args: string[]): Promise<string[]> {
  return (await listed(...args)).map(({ email }) => email)
}

describe('npm run quotes', () => {
  test('lists the newest first in a table that cannot steer the terminal', async () => {
    const { stdout } = await quotes()
    expect(stdout).toMatch(/^Received +Name +Email +Phone +Message +Lead +Email to owner +Request\n/)
    expect(stdout).toMatch(/Ana +ana@mail\.example +\(916\) 555-0100 +new +delivered +[\da-f-]{36}\n/)
    expect(stdout).toContain('dead after 1: 550 no')
    expect(stdout).toContain('suspect (honeypot)')
    expect(stdout).not.toContain('\u001b')
    expect(stdout.indexOf('bot@')).toBeLessThan(stdout.indexOf('ana@'))
  })

  test('writes JSON into a private file that programs can parse', async () => {
    const file = join(dataDir, 'leads.json')
    writeFileSync(file, 'of yesterday')
    const { status, stdout } = await quotes('--json', '--output', file)
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: `${file} holds ${leads.length} quote requests.\n`,
    })
    const text = readFileSync(file, 'utf8')
    expect(text.startsWith('[')).toBe(true)
    expect(JSON.parse(text).toReversed()).toMatchObject(
      leads.map(({ email, phone, status = 'delivered' }) => ({ email, phone, notification: { status } })),
    )
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('writes CSV that begins with a byte order mark and holds no formula', async () => {
    const file = join(dataDir, 'leads.csv')
    expect((await quotes('--csv', '--output', file)).status).toBe(0)
    const bytes = readFileSync(file)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows: Record<string, string>[] = parse(bytes, { columns: true, bom: true })
    expect(rows).toHaveLength(leads.length)
    const row = (email: string) => rows.find((row) => row['email'] === email)
    expect(row('formula@mail.example')).toMatchObject({ first_name: `'=HYPERLINK("x")`, phone: "'-1" })
    expect(row('other@mail.example')).toMatchObject({
      phone: "'+1 916 555 0100",
      message: 'The deck,\nall of it.',
    })
  })

  test('says in one sentence why a file cannot be written', async () => {
    const file = join(dataDir, 'missing/leads.csv')
    const { status, stderr } = await quotes('--csv', '--output', file)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^\S+missing\/leads\.csv cannot be written: .+\n$/)
  })

  test('filters by time, by the state of the email and by the state of the lead', async () => {
    const [bot] = await listed('--status', 'suspect')
    expect(bot).toMatchObject({ email: 'bot@mail.example', progress: 'new' })
    expect(await quotes('mark', 'won', bot?.id ?? '')).toMatchObject({ status: 0, stderr: '' })
    expect(await emails('--status', 'won')).toEqual(['bot@mail.example'])
    expect(await emails('--status', 'new', '--since', '30d')).toHaveLength(5)
    expect(await emails('--since', '2999-01-01')).toEqual([])
    expect((await quotes('--status', 'lost')).stdout).toBe('No such quote requests.\n')
    await quotes('mark', 'new', bot?.id ?? '')
    expect(await emails('--status', 'won')).toEqual([])
  })
})

describe('npm run quotes -- proof', () => {
  test('fails with every lead that has not reached the owner, and passes once each has', async () => {
    const { status, stdout, stderr } = await quotes('proof')
    expect(status).toBe(1)
    expect(stdout).toContain('8 stored = 5 delivered + 1 suspect + 0 too recent to judge + 2 missing\n')
    expect(stdout).toMatch(/^MISSING {2}\S+ {2}[\da-f-]{36} {2}email dead: 550 no \ufffd\[2J$/m)
    expect(stderr).toContain('npm run quotes -- resend ID')
    expect((await quotes('proof', '--grace', '1d')).stdout).toContain('1 too recent to judge + 1 missing')

    const [dead] = await listed('--status', 'dead')
    expect((await quotes('resend', dead?.id ?? '')).status).toBe(0)
    const client = connect(supabase.url, supabase.secretKey)
    const { data } = await client.rpc('claim_quote_notifications', { max_count: 10 }).throwOnError()
    expect(data).toHaveLength(2)
    for (const { notification_id } of data) {
      await client.rpc('record_notification_attempt', { notification_id, delivered: true }).throwOnError()
    }
    expect(await quotes('proof')).toMatchObject({ status: 0, stderr: '' })
  })
})

test('resend and mark name a request that does not exist', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    for (const args of [
      ['resend', id],
      ['mark', 'won', id],
    ]) {
      expect(await quotes(...args)).toMatchObject({ status: 1, stderr: `There is no quote request ${id}.\n` })
    }
  }
})

test('forget deletes the requests and emails of exactly one person', async () => {
  const outbox = join(dataDir, 'outbox')
  mkdirSync(outbox, { recursive: true })
  const client = connect(supabase.url, supabase.secretKey)
  const { data } = await client.from('quote_notifications').select('id').throwOnError()
  for (const { id } of data)
    writeFileSync(join(outbox, `2026-11-01T10-00-00.000Z-quote-notification-${id}.eml`), '')

  expect(await quotes('forget', '55')).toMatchObject({ status: 1, stdout: '' })
  expect((await quotes('forget', 'ANA@mail.example')).stdout).toContain(
    '1 quote requests, 1 emails in the outbox.',
  )
  expect(await emails()).toHaveLength(leads.length - 1)
  expect((await quotes('forget', '916', '555-0100')).stdout).toContain('1 quote requests, 1 emails')
  const left = await emails()
  expect(left).toHaveLength(leads.length - 2)
  expect(left).toContain('joana@mail.example')
  expect(readdirSync(outbox)).toHaveLength(leads.length - 2)
})

test('purge deletes exactly the old requests that are delivered, and old emails', async () => {
  const outbox = join(dataDir, 'outbox')
  rmSync(outbox, { recursive: true })
  mkdirSync(outbox)
  const recent = `${new Date().toISOString().replaceAll(':', '-')}-quote-2.eml`
  for (const name of ['2020-01-31T10-00-00.000Z-quote-1.eml', recent, '1-notes.txt']) {
    writeFileSync(join(outbox, name), '')
  }
  await supabase.stop()
  await seedLeads(dataDir, [{ email: 'sending@mail.example', daysOld: 400, status: 'pending' }])
  const before = await emails()
  expect((await quotes('purge', '--older-than', '365d')).stdout).toContain('2 quote requests, 1 emails')
  const gone = new Set(['old@mail.example', 'waiting@mail.example'])
  expect(await emails()).toEqual(before.filter((email) => !gone.has(email)))
  expect(readdirSync(outbox)).toEqual(['1-notes.txt', recent])
  await start()
})

test('lists every request when they fill more than a page, while the site does not run', async () => {
  await supabase.stop()
  const before = await emails()
  await seedLeads(
    dataDir,
    Array.from({ length: 510 }, (_, index) => ({ email: `many-${index}@mail.example` })),
  )
  expect(new Set(await emails()).size).toBe(before.length + 510)
  await start()
})

test.each([
  [['--sorted']],
  [['--json', '--csv']],
  [['--since', 'yesterday']],
  [['--since', '2026-13-01']],
  [['--status', 'sold']],
  [['erase']],
  [['proof', '--grace', 'long']],
  [['proof', '--json']],
  [['purge']],
  [['purge', '--older-than', '23h']],
  [['forget']],
  [['mark', 'sold', 'x']],
  [['mark', 'won']],
  [['resend']],
])('%j prints the usage and exits with 2', async (args) => {
  const { status, stdout, stderr } = await quotes(...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('Usage: npm run quotes')
})

test.each(['quotes', 'reviews', 'videos', 'backup', 'restore'])('%s has --help', async (name) => {
  const { status, stdout } = await runCommand(name, ['--help'], { DATA_DIR: dataDir })
  expect(status).toBe(0)
  expect(stdout).toContain(`Usage: npm run ${name}`)
})

test('without a database it says so and makes none, nor a data folder', async () => {
  const nowhere = join(dataDir, 'nowhere')
  const missing = await runCommand('quotes', ['proof'], { DATA_DIR: nowhere })
  expect(missing).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no database in ${nowhere} yet: npm start makes it.\n`,
  })
  expect(existsSync(nowhere)).toBe(false)

  const broken = await newDataFolder('quotes-broken')
  rmSync(join(broken, 'database/PG_VERSION'))
  const refused = await runCommand('quotes', [], { DATA_DIR: broken })
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toContain('holds files but not the file PG_VERSION')
  removeDataFolder(broken)
})

test('a hosted project needs its secret key', async () => {
  const hosted = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_SECRET_KEY: '' }
  const { status, stderr } = await runCommand('quotes', [], hosted)
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'SUPABASE_URL is set, so SUPABASE_SECRET_KEY is needed too.\n',
  })
})
