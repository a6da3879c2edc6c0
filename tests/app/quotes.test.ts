import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { listLeads } from '../../scripts/lib/leads.ts'
import { connect } from '../../scripts/lib/supabase-connection.ts'
import {
  emptyDataFolder,
  temporaryDataFolder,
} from '../database/support/data-folder.ts'
import { startSupabase, useSupabase } from '../database/support/supabase.ts'
import { type CommandResult, runCommand } from './support/run-command.ts'
import { type Lead, seedLeads } from './support/seed-leads.ts'

const old: Lead = {
  firstName: 'Old',
  email: 'old@mail.example',
  phone: '1',
  daysOld: 400,
}
const oldAndWaiting: Lead = {
  firstName: 'Waiting',
  email: 'waiting@mail.example',
  phone: '2',
  daysOld: 400,
  status: 'pending',
}
const ana: Lead = {
  firstName: 'Ana',
  email: 'ana@mail.example',
  phone: '(916) 555-0100',
}
const joana: Lead = {
  firstName: 'Joana',
  email: 'joana@mail.example',
  phone: '916 555 0199',
}
const eva: Lead = {
  firstName: 'Eva',
  email: 'eva@mail.example',
  phone: '+1 916 555 0100',
  message: 'The deck,\nall of it.',
}
const formula: Lead = {
  firstName: '=HYPERLINK("x")',
  email: 'formula@mail.example',
  phone: '-1',
}
const dead: Lead = {
  firstName: 'Zoë \u001b[31m',
  email: 'zoe@mail.example',
  phone: '4',
  status: 'dead',
  error: '550 \u001b[2J',
}
const bot: Lead = {
  firstName: 'Bot',
  email: 'bot@mail.example',
  phone: '5',
  status: 'suspect',
  suspicion: 'honeypot',
}

/** Runs `npm run quotes` with arguments on a data folder. */
function quotesIn(dataDir: string, ...args: string[]): Promise<CommandResult> {
  return runCommand('quotes', args, { DATA_DIR: dataDir })
}

/**
 * Starts a Supabase with these leads for one test. Later leads are newer.
 */
async function storeLeads(leads: Lead[]) {
  const dataDir = await temporaryDataFolder()
  await seedLeads(dataDir, leads)
  const { url, secretKey } = await startSupabase(dataDir)
  const client = connect(url, secretKey)
  return {
    client,
    outbox: join(dataDir, 'outbox'),
    quotes: (...args: string[]) => quotesIn(dataDir, ...args),
    stored: () => listLeads(client),
    storedEmails: async () => {
      const stored = await listLeads(client)
      return stored.map(({ email }) => email)
    },
  }
}

/** Returns the addresses of leads that were printed as JSON. */
function emailsOf(json: string): string[] {
  const leads: { email: string }[] = JSON.parse(json)
  return leads.map(({ email }) => email)
}

function fillOutbox(outbox: string, names: readonly string[]): void {
  mkdirSync(outbox)
  for (const name of names) writeFileSync(join(outbox, name), 'an email')
}

describe('of leads that no test changes', () => {
  const leads = [old, oldAndWaiting, ana, joana, eva, formula, dead, bot]
  const supabase = useSupabase((dataDir) => seedLeads(dataDir, leads))

  function quotes(...args: string[]): Promise<CommandResult> {
    return quotesIn(supabase().dataDir, ...args)
  }

  async function listedEmails(...filters: string[]): Promise<string[]> {
    const { stdout } = await quotes('--json', ...filters)
    return emailsOf(stdout)
  }

  test('the newest are listed first in a table without terminal escape sequences', async () => {
    const { stdout } = await quotes()
    const [headings] = stdout.split('\n')
    expect(headings).toMatch(/^Received .*Email to owner +Request$/)
    expect(stdout.replaceAll(/ +/g, ' ')).toContain(
      ' Ana ana@mail.example (916) 555-0100 new delivered ',
    )
    expect(stdout).toContain('dead after attempt 1: 550 ')
    expect(stdout).toContain('suspect (honeypot)')
    expect(stdout).not.toContain('\u001b')
    expect(stdout.indexOf('bot@')).toBeLessThan(stdout.indexOf('ana@'))
  })

  test('JSON replaces a file and is private', async () => {
    const file = join(supabase().dataDir, 'leads.json')
    writeFileSync(file, 'of yesterday')
    const { status, stdout } = await quotes('--json', '--output', file)
    expect(status).toBe(0)
    expect(stdout).toBe(`Wrote ${leads.length} quote requests to ${file}.\n`)
    const expected = leads.map(({ email, phone, status = 'delivered' }) => ({
      email,
      phone,
      notification_status: status,
    }))
    const written = JSON.parse(readFileSync(file, 'utf8'))
    expect(written.toReversed()).toMatchObject(expected)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('those with a status or since a date are listed', async () => {
    expect(await listedEmails('--status', 'suspect')).toEqual([bot.email])
    const recentAndNew = ['--status', 'new', '--since', '30d']
    expect(await listedEmails(...recentAndNew)).toHaveLength(6)
    const { stdout } = await quotes('--since', '2999-01-01')
    expect(stdout).toBe('No matching quote requests.\n')
  })

  test('a short phone number is no person to forget', async () => {
    const result = await quotes('forget', '55')
    expect(result).toMatchObject({ status: 1, stdout: '' })
    expect(await listedEmails()).toHaveLength(leads.length)
  })
})

test('mark sets the progress of the lead whose ID begins with the given letters', async () => {
  const { quotes, stored } = await storeLeads([ana, bot])
  const [newest] = await stored()
  const marked = await quotes('mark', 'won', newest?.id.slice(0, 8) ?? '')
  expect(marked).toMatchObject({ status: 0, stderr: '' })
  expect(await stored()).toMatchObject([
    { email: bot.email, progress: 'won' },
    { email: ana.email, progress: 'new' },
  ])
  const { stdout } = await quotes('--json', '--status', 'won')
  expect(emailsOf(stdout)).toEqual([bot.email])
})

test('purge deletes only old delivered requests and old emails', async () => {
  const { quotes, storedEmails, outbox } = await storeLeads([
    old,
    oldAndWaiting,
    ana,
  ])
  const time = new Date().toISOString().replaceAll(':', '-')
  const recent = `${time}-quote-2.eml`
  fillOutbox(outbox, [
    '2020-01-31T10-00-00.000Z-quote-1.eml',
    recent,
    '1-notes.txt',
  ])
  const { stdout } = await quotes('purge', '--older-than', '365d')
  expect(stdout).toContain('1 quote requests, 0 photos and 1 emails')
  expect(await storedEmails()).toEqual([ana.email, oldAndWaiting.email])
  expect(readdirSync(outbox)).toEqual(['1-notes.txt', recent])
})

test('forget deletes the requests and emails of only that person, by address or phone number', async () => {
  const { client, quotes, storedEmails, outbox } = await storeLeads([
    ana,
    joana,
    eva,
    dead,
  ])
  const { data: notifications } = await client
    .from('quote_notifications')
    .select('id')
    .throwOnError()
  const emails = notifications.map(
    ({ id }) => `2026-11-01T10-00-00.000Z-quote-notification-${id}.eml`,
  )
  fillOutbox(outbox, emails)
  const byAddress = await quotes('forget', 'JOANA@mail.example')
  expect(byAddress.stdout).toContain('1 quote requests, 0 photos and 1 emails')
  expect(await storedEmails()).toEqual([dead.email, eva.email, ana.email])
  const byPhone = await quotes('forget', '916', '555-0100')
  expect(byPhone.stdout).toContain('2 quote requests, 0 photos and 2 emails')
  expect(await storedEmails()).toEqual([dead.email])
  expect(readdirSync(outbox)).toHaveLength(1)
})

test('proof fails and lists every lead that has not reached the owner', async () => {
  const { quotes } = await storeLeads([ana, oldAndWaiting, dead, bot])
  const { status, stdout, stderr } = await quotes('proof')
  expect(status).toBe(1)
  expect(stdout).toContain(
    '4 stored = 1 delivered + 1 suspect + 0 too recent to judge + 2 missing\n',
  )
  const missing = stdout
    .split('\n')
    .filter((line) => line.startsWith('MISSING'))
  expect(missing).toEqual([
    expect.stringContaining('  email dead after attempt 1: 550 \ufffd[2J'),
    expect.stringContaining('  email pending'),
  ])
  expect(stderr).toContain('npm run quotes -- resend ID')
  const patient = await quotes('proof', '--grace', '1d')
  expect(patient.stdout).toContain('1 too recent to judge + 1 missing')
})

test('proof passes once a resent lead has reached the owner', async () => {
  const { client, quotes, stored } = await storeLeads([ana, dead])
  const [newest] = await stored()
  const resent = await quotes('resend', newest?.id ?? '')
  expect(resent).toMatchObject({ status: 0 })
  const { data: claimed } = await client
    .rpc('claim_quote_notification')
    .throwOnError()
  expect(claimed).toMatchObject([{ email: dead.email }])
  for (const { notification_id, claim } of claimed) {
    const attempt = { notification_id, claim, delivered: true }
    await client.rpc('record_notification_attempt', attempt).throwOnError()
  }
  expect(await quotes('proof')).toMatchObject({ status: 0, stderr: '' })
})

test('every request is listed while the site is stopped, even if they fill more than one page', async () => {
  const dataDir = await temporaryDataFolder()
  const many = Array.from({ length: 510 }, (_, index) => ({
    email: `many-${index}@mail.example`,
  }))
  await seedLeads(dataDir, many)
  const { stdout } = await quotesIn(dataDir, '--json')
  const listed = new Set(emailsOf(stdout))
  expect(listed.size).toBe(many.length)
})

test.each(['--sorted', '--since 2026-13-01', 'mark sold ID'])(
  'npm run quotes -- %s prints the usage and exits with code 2',
  async (line) => {
    const { status, stdout, stderr } = await runCommand(
      'quotes',
      line.split(' '),
      {},
    )
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('Usage: npm run quotes')
  },
)

test('npm run quotes -- --help prints the usage', async () => {
  const { status, stdout } = await runCommand('quotes', ['--help'], {})
  expect(status).toBe(0)
  expect(stdout).toContain('Usage: npm run quotes')
})

test('without a database, the command fails and creates neither a database nor a data folder', async () => {
  const missingDir = join(emptyDataFolder(), 'nowhere')
  expect(await quotesIn(missingDir)).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no database in ${missingDir} yet. Run npm start to create it.\n`,
  })
  expect(existsSync(missingDir)).toBe(false)
})

test('a hosted project requires its secret key', async () => {
  const hosted = {
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_SECRET_KEY: '',
  }
  expect(await runCommand('quotes', [], hosted)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'SUPABASE_URL is set, so SUPABASE_SECRET_KEY is required.\n',
  })
})
