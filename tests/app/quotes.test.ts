import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type RunningSupabase, startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await newDataFolder('quotes-test')
})
afterAll(() => removeDataFolder(folder))

interface Printed {
  status: number
  stdout: string
  stderr: string
}

function quotes(args: string[], environment: Record<string, string> = {}): Promise<Printed> {
  return command('quotes', args, environment)
}

/** Runs a command. Not synchronously: the Supabase it asks lives in this process. */
function command(name: string, args: string[], environment: Record<string, string> = {}): Promise<Printed> {
  const env = { ...process.env, DATA_DIR: folder, SUPABASE_URL: '', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${name}.ts`, ...args], { env }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

async function start(): Promise<RunningSupabase> {
  const started = await startEmbeddedSupabase({ dataDir: folder, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  return started.supabase
}

test('an owner without any quote yet is told so, and no data folder is made for it', async () => {
  const nowhere = join(folder, 'nowhere')
  expect((await quotes([], { DATA_DIR: nowhere })).stdout.trim()).toBe('No quote requests yet.')
  expect(JSON.parse((await quotes(['--json'], { DATA_DIR: nowhere })).stdout)).toEqual([])
  expect(existsSync(nowhere)).toBe(false)
})

test('nothing is proven, or listed as none, where a database is missing or incomplete', async () => {
  const nowhere = await command('quotes-proof', [], { DATA_DIR: join(folder, 'nowhere') })
  expect(nowhere).toMatchObject({ status: 1, stdout: '' })
  const broken = await newDataFolder('quotes-broken')
  rmSync(join(broken, 'database/PG_VERSION'))
  for (const name of ['quotes', 'quotes-proof', 'quotes-purge']) {
    const args = name === 'quotes-purge' ? ['--older-than', '1d'] : []
    const refused = await command(name, args, { DATA_DIR: broken })
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toMatch(/^.* holds files but not the file PG_VERSION: .*\n$/)
  }
  removeDataFolder(broken)
})

test('an unknown flag, and two formats at once, are refused with the usage', async () => {
  const wrong = [
    ['--xml'],
    ['--json', '--csv'],
    ['extra'],
    ['--since', 'yesterday'],
    ['--status', 'sold'],
    ['--mark', 'sold', 'x'],
    ['--mark', 'won'],
    ['--resend', 'x', '--json'],
  ]
  for (const { status, stdout, stderr } of await Promise.all(wrong.map((args) => quotes(args)))) {
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('Usage: npm run quotes')
  }
})

test('a hosted project needs its secret key', async () => {
  const { status, stderr } = await quotes([], {
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_SECRET_KEY: '',
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe('SUPABASE_URL is set, so SUPABASE_SECRET_KEY is needed to read the quotes.')
})

describe('stored quotes', () => {
  let supabase: RunningSupabase

  beforeAll(async () => {
    supabase = await start()
    const client = createClient<Database>(supabase.url, supabase.secretKey)
    for (const [first_name, email, phone] of [
      ['Ana', 'ana@mail.example', '916 555 0100'],
      ['=HYPERLINK("x")', 'formula@mail.example', '+1 916 555 0101'],
      ['Zoë, "the" \u001b[31mred\u001b[0m', 'escape@mail.example', '-1'],
    ] as const) {
      await client.rpc('submit_quote_request', { first_name, email, phone }).throwOnError()
    }
  })
  afterAll(() => supabase.stop())

  test('are listed newest first as JSON while the site runs', async () => {
    const listed: unknown = JSON.parse((await quotes(['--json'])).stdout)
    expect(listed).toMatchObject([
      { email: 'escape@mail.example' },
      { email: 'formula@mail.example' },
      {
        firstName: 'Ana',
        email: 'ana@mail.example',
        phone: '916 555 0100',
        notification: { status: 'pending', attempts: 0, lastError: null, deliveredAt: null },
      },
    ])
  })

  test('are a table in which no visitor can play with the terminal', async () => {
    const { stdout } = await quotes([])
    expect(stdout).toMatch(/^Received +Name +Email +Phone +Lead +Mail to owner +Request\n/)
    expect(stdout).toMatch(/Ana +ana@mail\.example +916 555 0100 +new +pending/)
    expect(stdout).not.toContain('\u001b')
  })

  test('are CSV in which nothing is a formula', async () => {
    const { stdout } = await quotes(['--csv'])
    expect(stdout).toContain('"\'=HYPERLINK(""x"")"')
    expect(stdout).toContain(",'+1 916 555 0101,")
    expect(stdout).toContain(",'-1,")
    expect(stdout).toContain('"Zoë, ""the""')
  })

  test('can be narrowed by time and by status', async () => {
    const emails = async (...args: string[]) => {
      const listed: { email: string }[] = JSON.parse((await quotes(['--json', ...args])).stdout)
      return listed.map(({ email }) => email)
    }
    const client = createClient<Database>(supabase.url, supabase.secretKey)
    const suspect = { first_name: 'Bot', email: 'bot@mail.example', phone: '1', suspicion: 'honeypot' }
    await client.rpc('submit_quote_request', suspect).throwOnError()
    const [suspects, pending, dead, ofLastHour, ofTheFuture] = await Promise.all([
      emails('--status', 'suspect'),
      emails('--status', 'pending'),
      emails('--status', 'dead'),
      emails('--since', '1h'),
      emails('--since', '2999-01-01'),
    ])
    expect(suspects).toEqual(['bot@mail.example'])
    expect(pending).toHaveLength(3)
    expect(dead).toEqual([])
    expect(ofLastHour).toHaveLength(4)
    expect(ofTheFuture).toEqual([])
    const { stdout } = await quotes(['--status', 'suspect'])
    expect(stdout).toContain('suspect (honeypot)')
    expect((await quotes(['--status', 'dead'])).stdout.trim()).toBe('No such quote requests.')
  })

  test('are proved delivered, or the proof names what is missing and fails', async () => {
    const client = createClient<Database>(supabase.url, supabase.secretKey)
    const red = await command('quotes-proof', [])
    expect(red.status).toBe(1)
    expect(red.stdout).toContain('4 stored = 0 delivered + 1 suspect + 0 too recent to judge + 3 missing')
    expect(red.stdout.match(/^MISSING {2}\S+ {2}[\da-f-]{36} {2}mail pending$/gm)).toHaveLength(3)
    expect(red.stderr).toContain('--resend <id>')
    expect((await command('quotes-proof', ['--grace', '1h'])).status).toBe(0)
    expect((await command('quotes-proof', ['--grace', 'long'])).status).toBe(2)

    const { data } = await client.rpc('claim_quote_notifications', { max_count: 10 }).throwOnError()
    for (const { notification_id } of data) {
      await client.rpc('record_notification_attempt', { notification_id, delivered: true }).throwOnError()
    }
    const green = await command('quotes-proof', [])
    expect(green).toMatchObject({ status: 0, stderr: '' })
    expect(green.stdout.trim()).toBe('4 stored = 3 delivered + 1 suspect + 0 too recent to judge + 0 missing')
  })

  test('are sent again by their id, flagged ones too', async () => {
    const [bot]: { id: string }[] = JSON.parse((await quotes(['--json', '--status', 'suspect'])).stdout)
    expect((await quotes(['--resend', bot?.id ?? ''])).stdout).toContain('on its way again')
    expect(JSON.parse((await quotes(['--json', '--status', 'pending'])).stdout)).toMatchObject([
      { id: bot?.id, suspicion: null },
    ])
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      expect(await quotes(['--resend', id])).toMatchObject({
        status: 1,
        stderr: `There is no quote request ${id}.\n`,
      })
    }
  })

  test('are purged only when they are old, and only with an age that makes sense', async () => {
    const outbox = join(folder, 'outbox')
    mkdirSync(outbox, { recursive: true })
    const letters = [
      '2020-01-31T10-00-00.000Z-quote-1.eml',
      `${new Date().toISOString().replaceAll(':', '-')}-quote-2.eml`,
    ]
    for (const letter of letters) writeFileSync(join(outbox, letter), 'Ana')
    const purged = await command('quotes-purge', ['--older-than', '1d'])
    expect(purged.stdout.trim()).toBe('0 quote requests and 1 mail in the outbox deleted for good.')
    expect(readdirSync(outbox)).toEqual(letters.slice(1))
    const wrong = [[], ['--older-than', '23h'], ['--older-than', 'all'], ['--force']]
    for (const refused of await Promise.all(wrong.map((args) => command('quotes-purge', args)))) {
      expect(refused).toMatchObject({ status: 2, stdout: '' })
    }
    expect(JSON.parse((await quotes(['--json'])).stdout)).toHaveLength(4)
  })

  test('are listed all the same when the site does not run', async () => {
    await supabase.stop()
    expect(JSON.parse((await quotes(['--json'])).stdout)).toHaveLength(4)
    supabase = await start()
  })

  test('are read completely when there are more than a page holds', async () => {
    const client = createClient<Database>(supabase.url, supabase.secretKey)
    const count = 520
    for (let index = 0; index < count; index += 1) {
      await client.rpc('submit_quote_request', {
        first_name: 'Many',
        email: `many-${index}@mail.example`,
        phone: '916 555 0100',
      })
    }
    const listed: { id: string }[] = JSON.parse((await quotes(['--json'])).stdout)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(count + 4)
  })

  test('show a message where one was left', async () => {
    expect((await quotes(['--since', '1h'])).stdout).not.toContain('Message')
    const client = createClient<Database>(supabase.url, supabase.secretKey)
    const message = 'The deck,\nall of it.'
    const lead = { first_name: 'Mia', email: 'mia@mail.example', phone: '2' }
    await client.rpc('submit_quote_request', { ...lead, message }).throwOnError()
    const [listed]: { message?: string }[] = JSON.parse((await quotes(['--json'])).stdout)
    expect(listed?.message).toBe(message)
    expect((await quotes([])).stdout).toContain('The deck, / all of it.')
    expect((await quotes(['--csv'])).stdout).toContain(`,"${message}",`)
  })
})
