import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type RunningSupabase, startEmbeddedSupabase } from '../../supabase/embedded/start.ts'

const folder = mkdtempSync(join(tmpdir(), 'quotes-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Printed {
  status: number
  stdout: string
  stderr: string
}

/** Runs the command. Not synchronously: the Supabase it asks lives in this process. */
function quotes(args: string[], environment: Record<string, string> = {}): Promise<Printed> {
  const env = { ...process.env, DATA_DIR: folder, SUPABASE_URL: '', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/quotes.ts', ...args], { env }, (error, stdout, stderr) => {
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
})

test('an unknown flag, and two formats at once, are refused with the usage', async () => {
  for (const args of [['--xml'], ['--json', '--csv'], ['extra']]) {
    const { status, stdout, stderr } = await quotes(args)
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
    const client = createClient(supabase.url, supabase.secretKey)
    for (const [first_name, email, phone] of [
      ['Ana', 'ana@mail.example', '916 555 0100'],
      ['=HYPERLINK("x")', 'formula@mail.example', '+1 916 555 0101'],
      ['Zoë, "the" \u001b[31mred\u001b[0m', 'escape@mail.example', '-1'],
    ]) {
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
    expect(stdout).toMatch(/^Received +First name +Phone +Email +Mail to owner\n/)
    expect(stdout).toMatch(/Ana +916 555 0100 +ana@mail\.example +pending/)
    expect(stdout).not.toContain('\u001b')
  })

  test('are CSV in which nothing is a formula', async () => {
    const { stdout } = await quotes(['--csv'])
    expect(stdout).toContain('"\'=HYPERLINK(""x"")"')
    expect(stdout).toContain(",'+1 916 555 0101,")
    expect(stdout).toContain(",'-1,")
    expect(stdout).toContain('"Zoë, ""the""')
  })

  test('are listed all the same when the site does not run', async () => {
    await supabase.stop()
    expect(JSON.parse((await quotes(['--json'])).stdout)).toHaveLength(3)
    supabase = await start()
  })

  test('are read completely when there are more than a page holds', async () => {
    const client = createClient(supabase.url, supabase.secretKey)
    const count = 520
    for (let index = 0; index < count; index += 1) {
      await client.rpc('submit_quote_request', {
        first_name: 'Many',
        email: `many-${index}@mail.example`,
        phone: '916 555 0100',
      })
    }
    const listed: { id: string }[] = JSON.parse((await quotes(['--json'])).stdout)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(count + 3)
  })
})
