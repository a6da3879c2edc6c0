import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'

import { listLeads } from '../../scripts/lib/leads.ts'
import { connect } from '../../scripts/lib/supabase-connection.ts'
import { useSupabase } from '../database/support/supabase.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { runCommand } from './support/run-command.ts'
import { type Lead, seedLeads } from './support/seed-leads.ts'

const leads: Lead[] = [
  { firstName: 'Old', email: 'old@mail.example', phone: '1', daysOld: 400 },
  {
    firstName: 'Waiting',
    email: 'waiting@mail.example',
    phone: '2',
    daysOld: 400,
    status: 'pending',
  },
  { firstName: 'Ana', email: 'ana@mail.example', phone: '(916) 555-0100' },
  { firstName: 'Joana', email: 'joana@mail.example', phone: '916 555 0199' },
  {
    firstName: 'Eva',
    email: 'eva@mail.example',
    phone: '+1 916 555 0100',
    message: 'The deck,\nall of it.',
  },
  { firstName: '=HYPERLINK("x")', email: 'formula@mail.example', phone: '-1' },
  {
    firstName: 'Zoë \u001b[31m',
    email: 'zoe@mail.example',
    phone: '4',
    status: 'dead',
    error: '550 \u001b[2J',
  },
  {
    firstName: 'Bot',
    email: 'bot@mail.example',
    phone: '5',
    status: 'suspect',
    suspicion: 'honeypot',
  },
]

const supabase = useSupabase((dataDir) => seedLeads(dataDir, leads))

function quotes(...args: string[]) {
  return runCommand('quotes', args, { DATA_DIR: supabase().dataDir })
}

async function emailsOf(...args: string[]): Promise<string[]> {
  const { stdout } = await quotes('--json', ...args)
  return JSON.parse(stdout).map(({ email }: { email: string }) => email)
}

async function storedEmails(): Promise<string[]> {
  const stored = await listLeads(connect(supabase().url, supabase().secretKey))
  return stored.map(({ email }) => email)
}

test('lists the newest quotes first in a table without terminal escape sequences', async () => {
  const { stdout } = await quotes()
  expect(stdout).toMatch(
    /^Received +Name +Email +Phone +Message +Lead +Email to owner +Request\n/,
  )
  expect(stdout).toMatch(
    /Ana +ana@mail\.example +\(916\) 555-0100 +new +delivered +[\da-f-]{36}\n/,
  )
  expect(stdout).toContain('dead after attempt 1: 550 ')
  expect(stdout).toContain('suspect (honeypot)')
  expect(stdout).not.toContain('\u001b')
  expect(stdout.indexOf('bot@')).toBeLessThan(stdout.indexOf('ana@'))
})

test('writes valid JSON and CSV to a private file', async () => {
  const file = join(supabase().dataDir, 'leads.json')
  writeFileSync(file, 'of yesterday')
  const { status, stdout } = await quotes('--json', '--output', file)
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `Wrote ${leads.length} quote requests to ${file}.\n`,
  })
  const text = readFileSync(file, 'utf8')
  expect(text.startsWith('[')).toBe(true)
  expect(JSON.parse(text).toReversed()).toMatchObject(
    leads.map(({ email, phone, status = 'delivered' }) => ({
      email,
      phone,
      notification_status: status,
    })),
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await quotes('--csv', '--output', file)).status).toBe(0)
  expect(parse(readFileSync(file), { columns: true, bom: true })).toHaveLength(
    leads.length,
  )
})

test('explains in one sentence why a file cannot be written', async () => {
  const { status, stderr } = await quotes(
    '--csv',
    '--output',
    join(supabase().dataDir, 'missing/leads.csv'),
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Cannot write \S+missing\/leads\.csv: .+\n$/)
})

test('marks a lead and filters leads by mark, email status and date', async () => {
  const [bot] = await listLeads(connect(supabase().url, supabase().secretKey))
  expect(await quotes('mark', 'won', bot?.id ?? '')).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect(await emailsOf('--status', 'won')).toEqual(['bot@mail.example'])
  expect(await emailsOf('--status', 'new', '--since', '30d')).toHaveLength(5)
  expect(await emailsOf('--status', 'suspect')).toEqual(['bot@mail.example'])
  expect((await quotes('--since', '2999-01-01')).stdout).toBe(
    'No matching quote requests.\n',
  )
})

test('purge deletes only old delivered requests and old emails', async () => {
  const recent = `${new Date().toISOString().replaceAll(':', '-')}-quote-2.eml`
  fillOutbox('2020-01-31T10-00-00.000Z-quote-1.eml', recent, '1-notes.txt')
  const before = await storedEmails()
  expect((await quotes('purge', '--older-than', '365d')).stdout).toContain(
    '1 quote requests and 1 emails',
  )
  expect(await storedEmails()).toEqual(
    before.filter((email) => email !== 'old@mail.example'),
  )
  expect(readdirSync(outbox())).toEqual(['1-notes.txt', recent])
})

test('forget deletes the requests and emails of only the given person', async () => {
  const client = connect(supabase().url, supabase().secretKey)
  const { data } = await client
    .from('quote_notifications')
    .select('id')
    .throwOnError()
  fillOutbox(
    ...data.map(
      ({ id }) => `2026-11-01T10-00-00.000Z-quote-notification-${id}.eml`,
    ),
  )
  expect(await quotes('forget', '55')).toMatchObject({ status: 1, stdout: '' })
  expect((await quotes('forget', 'ANA@mail.example')).stdout).toContain(
    '1 quote requests and 1 emails',
  )
  expect(await storedEmails()).toContain('eva@mail.example')
  expect((await quotes('forget', '916', '555-0100')).stdout).toContain(
    '1 quote requests and 1 emails',
  )
  expect(await storedEmails()).toHaveLength(data.length - 2)
  expect(await storedEmails()).toContain('joana@mail.example')
  expect(readdirSync(outbox())).toHaveLength(data.length - 2)
})

test('proof fails and lists every lead that has not reached the owner, and passes once all have', async () => {
  const { status, stdout, stderr } = await quotes('proof')
  expect(status).toBe(1)
  expect(stdout).toContain(
    '5 stored = 2 delivered + 1 suspect + 0 too recent to judge + 2 missing\n',
  )
  expect(stdout).toMatch(
    /^MISSING {2}\S+ {2}[\da-f-]{36} {2}email dead after attempt 1: 550 \ufffd\[2J$/m,
  )
  expect(stderr).toContain('npm run quotes -- resend ID')
  expect((await quotes('proof', '--grace', '1d')).stdout).toContain(
    '1 too recent to judge + 1 missing',
  )

  const client = connect(supabase().url, supabase().secretKey)
  const [dead] = await listLeads(client, { status: 'dead' })
  expect((await quotes('resend', dead?.id ?? '')).status).toBe(0)
  const { data } = await client
    .rpc('claim_quote_notifications', { max_count: 10 })
    .throwOnError()
  expect(data).toHaveLength(2)
  for (const { notification_id } of data) {
    await client
      .rpc('record_notification_attempt', { notification_id, delivered: true })
      .throwOnError()
  }
  expect(await quotes('proof')).toMatchObject({ status: 0, stderr: '' })
})

test('the ID of a request that does not exist is reported', async () => {
  for (const args of [
    ['resend', '00000000-0000-4000-8000-000000000000'],
    ['mark', 'won', 'nonsense'],
  ]) {
    const stderr = `Quote request not found: ${args.at(-1)}\n`
    expect(await quotes(...args)).toEqual({ status: 1, stdout: '', stderr })
  }
})

test.each([
  '--sorted',
  '--json --csv',
  '--since 2026-13-01',
  'erase',
  'proof --json',
  'purge',
  'mark sold ID',
])(
  'npm run quotes -- %s prints the usage and exits with code 2',
  async (line) => {
    const { status, stdout, stderr } = await quotes(...line.split(' '))
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('Usage: npm run quotes')
  },
)

test.each(['quotes', 'reviews', 'videos', 'backup', 'restore'])(
  'npm run %s -- --help prints the usage',
  async (name) => {
    const { status, stdout } = await runCommand(name, ['--help'], {
      DATA_DIR: supabase().dataDir,
    })
    expect(status).toBe(0)
    expect(stdout).toContain(`Usage: npm run ${name}`)
  },
)

test('without a database, the command fails and creates neither a database nor a data folder', async () => {
  const missingDir = join(supabase().dataDir, 'nowhere')
  const stderr = `There is no database in ${missingDir} yet. Run npm start to create it.\n`
  expect(await runCommand('quotes', [], { DATA_DIR: missingDir })).toEqual({
    status: 1,
    stdout: '',
    stderr,
  })
  expect(existsSync(missingDir)).toBe(false)

  const broken = await newDataFolder('quotes-broken')
  rmSync(join(broken, 'database/PG_VERSION'))
  const result = await runCommand('quotes', ['proof'], { DATA_DIR: broken })
  expect(result).toMatchObject({ status: 1, stdout: '' })
  expect(result.stderr).toContain('contains files but no PG_VERSION')
  removeDataFolder(broken)
})

test('a hosted project requires its secret key', async () => {
  const hosted = {
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_SECRET_KEY: '',
  }
  const stderr = 'SUPABASE_URL is set, so SUPABASE_SECRET_KEY is required.\n'
  expect(await runCommand('quotes', [], hosted)).toEqual({
    status: 1,
    stdout: '',
    stderr,
  })
})

test('lists every request while the site is stopped, even if they fill more than one page', async () => {
  const before = await storedEmails()
  await supabase().stop()
  const many = Array.from({ length: 510 }, (_, index) => ({
    email: `many-${index}@mail.example`,
  }))
  await seedLeads(supabase().dataDir, many)
  expect(new Set(await emailsOf()).size).toBe(before.length + many.length)
})

function outbox(): string {
  return join(supabase().dataDir, 'outbox')
}

function fillOutbox(...names: string[]): void {
  rmSync(outbox(), { recursive: true, force: true })
  mkdirSync(outbox())
  for (const name of names) writeFileSync(join(outbox(), name), 'an email')
}
