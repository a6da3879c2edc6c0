import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { childrenOf } from '../../scripts/fault-run/children-of.ts'
import { freePort, isPortFree } from '../../scripts/lib/port.ts'
import { postQuote } from '../support/post-quote.ts'
import { listQuotes } from '../support/stack.ts'
import { testSiteEnvironment } from '../support/test-site.ts'
import { type RunningStart, runStart, untilPrinted } from './running-start.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'start-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** kill -9 for the one of its processes whose command line fits. */
async function killChild({ process: { pid } }: RunningStart, command: RegExp): Promise<void> {
  const children = await childrenOf(pid)
  const victim = children.find((child) => command.test(readFileSync(`/proc/${child}/cmdline`, 'utf8')))
  if (victim === undefined) throw new Error(`no ${command} among its processes`)
  process.kill(victim, 'SIGKILL')
}

/** 0 when nobody answers. */
async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status ?? 0
}

/** What it prints when it does not start. */
async function refusalOf(environment: Record<string, string>, options?: { uid: number }): Promise<string> {
  const start = runStart({ DATA_DIR: dataDir, ...environment }, options)
  expect(await start.exited).toBe(1)
  return start.output()
}

describe('npm start', () => {
  let port: number
  let start: RunningStart

  beforeAll(async () => {
    port = await freePort()
    start = runStart({ ...testSiteEnvironment, PORT: String(port), DATA_DIR: dataDir })
    await untilPrinted(start, 'Ctrl-C')
  })

  test('says where the site is, where the data lies and where the mail lands', () => {
    expect(start.output()).toContain(`http://localhost:${port}`)
    expect(start.output()).toContain(dataDir)
    expect(start.output()).toContain(join(dataDir, 'outbox'))
  })

  test('serves the site and stores quotes where it says', async () => {
    const url = `http://localhost:${port}`
    const quote = { firstName: 'Ana', email: 'ana@mail.example', phone: '916 555 0100' }
    expect((await postQuote(url, quote)).status).toBe(303)
    expect(await listQuotes(dataDir)).toMatchObject([{ firstName: 'Ana' }])
  })

  test('starts the site again after kill -9, and says where to call meanwhile', async () => {
    const url = `http://localhost:${port}/`
    await killChild(start, /server\/index\.mjs/)
    const meanwhile = async () => {
      const answer = await fetch(url).catch(() => undefined)
      return answer?.status === 503 ? await answer.text() : ''
    }
    await expect.poll(meanwhile).toMatch(/Back in a moment.*href="tel:\+19165550142">\(916\) 555-0142/s)
    await expect.poll(() => statusOf(url)).toBe(200)
  })

  test('starts the database again after kill -9; pages are there all the while', async () => {
    const url = `http://localhost:${port}/`
    await killChild(start, /embedded\/main\.ts/)
    await expect.poll(() => start.output()).toContain('The database ended unexpectedly')
    expect(await statusOf(url)).toBe(200)
    await expect.poll(() => statusOf(`${url}healthz`)).toBe(200)
    expect(await listQuotes(dataDir)).toMatchObject([{ firstName: 'Ana' }])
  })

  test('refuses the same data folder twice, in one sentence', async () => {
    const refusal = await refusalOf({ PORT: String(await freePort()) })
    expect(refusal).toContain(dataDir)
    expect(refusal.trim().split('\n')).toHaveLength(1)
  })

  test('stops both processes on SIGTERM, says so and leaves nothing on the port', async () => {
    start.process.kill('SIGTERM')
    expect(await start.exited).toBe(0)
    expect(start.output()).toContain('Stopped.')
    expect(await isPortFree(port)).toBe(true)
  })

  test('keeps the quotes for the owner after it has stopped', async () => {
    expect(await listQuotes(dataDir)).toMatchObject([{ firstName: 'Ana' }])
  })

  test('stops on Ctrl-C, which a terminal sends to every process of the group', async () => {
    const again = runStart({ PORT: String(port), DATA_DIR: dataDir })
    await untilPrinted(again, 'Ctrl-C')
    process.kill(-(again.process.pid ?? 0), 'SIGINT')
    expect(await again.exited).toBe(0)
    expect(await isPortFree(port)).toBe(true)
  })
})

/** Whether only root may listen on a port, and we are root, who can become somebody else. */
function isGuarded(port: number): boolean {
  const file = '/proc/sys/net/ipv4/ip_unprivileged_port_start'
  return process.getuid?.() === 0 && existsSync(file) && Number(readFileSync(file, 'utf8')) > port
}

describe('npm start explains in a sentence', () => {
  test('that the port is taken', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, resolve))
    expect((await refusalOf({ PORT: String(port) })).trim()).toBe(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    )
    other.close()
  })

  test.skipIf(!isGuarded(81))('that not everybody may have a port', async () => {
    expect(await refusalOf({ PORT: '81' }, { uid: 65_534 })).toBe(
      'This user may not listen on port 81. Choose another one: PORT=3000 npm start',
    )
  })

  test('that there is no such address here', async () => {
    const refusal = await refusalOf({ HOST: '203.0.113.1', PORT: String(await freePort()) })
    expect(refusal).toBe('HOST is 203.0.113.1, which is no address of this machine.')
  })

  test.each(['::1', '127.0.0.2'])('nothing when it is to listen on %s: it starts', async (host) => {
    const port = String(await freePort())
    const start = runStart({
      HOST: host,
      PORT: port,
      DATA_DIR: join(dataDir, 'unused'),
      SUPABASE_URL: 'http://127.0.0.1:1',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    })
    await untilPrinted(start, 'Ctrl-C')
    const url = host === '::1' ? `http://[::1]:${port}` : `http://127.0.0.2:${port}`
    expect(start.output()).toContain(url)
    expect(start.output()).toContain('VISITOR_SECRET is not set')
    expect(await statusOf(`${url}/favicon.svg`)).toBe(200)
    start.process.kill('SIGTERM')
    expect(await start.exited).toBe(0)
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a number such as 3000: abc'],
    [{ PORT: '70000' }, 'PORT must be 65535 or less: 70000'],
    [{ SITE_PHONE: '911' }, 'SITE_PHONE must look like +19165550142: "911"'],
    [
      { SUPABASE_URL: 'https://abc.supabase.co' },
      'SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY is needed too.',
    ],
    [{ SUPABASE_URL: 'abc' }, 'SUPABASE_URL must be a web address: abc'],
    [
      { SITE_EMAIL: 'hello@rivermark.example', SMTP_URL: 'smtps://user:secret@mail.invalid' },
      'SMTP_URL is set, so mail is really sent, and it would go to the sample address hello@rivermark.example: set QUOTE_EMAIL_TO to your own.',
    ],
    [
      { RESEND_API_KEY: 're_1', QUOTE_EMAIL_TO: 'me@example.com' },
      'RESEND_API_KEY is set, so mail is really sent, and it would go to the sample address me@example.com: set QUOTE_EMAIL_TO to your own.',
    ],
    [
      { SMTP_URL: 'mail.rivermark-cleaning.com', QUOTE_EMAIL_TO: 'me@rivermark-cleaning.com' },
      'Mail cannot be sent: SMTP_URL is not an smtp:// or smtps:// URL.',
    ],
  ])('that %j does not fit', async (environment, sentence) => {
    expect((await refusalOf(environment)).trim()).toBe(sentence)
  })
})

test('the built server by itself does not start without a backend: it would show pages and lose leads', () => {
  const { status, stderr } = spawnSync(process.execPath, ['.output/server/index.mjs'], {
    env: { PATH: process.env.PATH, PORT: '0' },
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'The site has no backend: SUPABASE_URL is missing, SUPABASE_PUBLISHABLE_KEY is missing. "npm start" brings its own.\n',
  )
})

test('a data folder that cannot be made is one sentence', async () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  expect(await refusalOf({ PORT: String(await freePort()), DATA_DIR: join(file, 'data') })).toBe(
    `The data folder ${join(file, 'data')} cannot be used: a part of its path is a file (ENOTDIR).`,
  )
})

test('a data folder of another user is one sentence', { skip: process.getuid?.() !== 0 }, async () => {
  const folder = join(dataDir, 'of-root')
  mkdirSync(folder, { mode: 0o700 })
  expect(await refusalOf({ PORT: String(await freePort()), DATA_DIR: folder }, { uid: 65_534 })).toMatch(
    /^The data folder .*of-root cannot be used: this user may not write there \(EACCES\)\.$/,
  )
})

test('a port of the database that is taken is one sentence', async () => {
  const other = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  const refusal = await refusalOf({ PORT: String(await freePort()), SUPABASE_PORT: String(port) })
  expect(refusal.split('\n').filter((line) => !line.startsWith('{'))).toEqual([
    `Port ${port} on this machine is already in use.`,
  ])
  other.close()
})

test('.env is read, and what the environment says wins', async () => {
  const file = join(dataDir, 'my.env')
  writeFileSync(file, 'SITE_PHONE=911\nPORT=abc\n')
  expect(await refusalOf({ ENV_FILE: file, PORT: '3000' })).toBe(
    'SITE_PHONE must look like +19165550142: "911"',
  )
})

test('with a hosted project npm start runs the site only', async () => {
  const port = await freePort()
  const unused = join(dataDir, 'unused')
  const start = runStart({
    PORT: String(port),
    DATA_DIR: unused,
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  })
  await untilPrinted(start, 'Ctrl-C')
  expect(start.output()).toContain('http://127.0.0.1:1')
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  start.process.kill('SIGTERM')
  expect(await start.exited).toBe(0)
})
