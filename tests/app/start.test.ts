import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest'

import { outputFolder } from '../../scripts/lib/firm.cjs'
import { findPortProblem } from '../../scripts/lib/port.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { postQuote } from '../support/post-quote.ts'
import { listQuotes } from '../support/stack.ts'
import { testSite, testSiteEnvironment } from '../support/test-site.ts'
import { severalStartsMs } from '../support/timeouts.ts'
import {
  findProcess,
  isGroupAlive,
  killGroup,
  type RunningStart,
  runScript,
  runStart,
  waitUntilStarted,
} from './support/running-start.ts'

const hosted = {
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
}

/** Returns the output of a start that exits with code 1. */
async function outputOfFailedStart(
  environment: Record<string, string>,
): Promise<string> {
  const start = runStart(environment)
  expect(await start.exited).toBe(1)
  return start.output()
}

describe('npm start', () => {
  let port: number
  let dataDir: string
  let start: RunningStart

  beforeAll(async () => {
    port = await freePort()
    dataDir = await newDataFolder('start')
    // Requests between the site's processes must bypass the configured proxy.
    const deadProxy = {
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: 'http://127.0.0.1:9',
    }
    const settings = { PORT: `${port}`, DATA_DIR: dataDir }
    start = runScript('scripts/start.ts', {
      ...testSiteEnvironment,
      ...deadProxy,
      ...settings,
    })
    await waitUntilStarted(start)
  })
  afterAll(() => {
    killGroup(start)
    removeDataFolder(dataDir)
  })

  test('prints where the site, the quotes and the emails are and how much is still the sample’s', () => {
    expect(start.output()).toContain(`Site          http://localhost:${port}`)
    expect(start.output()).toContain(
      `stored in ${dataDir}; list them with npm run quotes`,
    )
    expect(start.output()).toContain(`written to ${join(dataDir, 'outbox')}`)
    expect(start.output()).toMatch(
      /Samples +(?:none|\d+; npm run doctor lists them)\n/,
    )
  })

  test('serves a page and stores a quote in the printed folder while the configured proxy is down', async () => {
    const url = `http://localhost:${port}`
    expect(await (await fetch(url)).text()).toContain(testSite.name)
    const quote = {
      firstName: 'Ana',
      email: 'ana@mail.example',
      phone: '916 555 0100',
    }
    expect((await postQuote(url, quote)).status).toBe(303)
    expect(await listQuotes(dataDir)).toMatchObject([{ first_name: 'Ana' }])
  })

  test('fails when the port is taken and suggests another one', async () => {
    expect(await outputOfFailedStart({ PORT: `${port}` })).toBe(
      `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`,
    )
  })

  test('stops every process on SIGTERM and frees the port', async () => {
    start.process.kill('SIGTERM')
    expect(await start.exited).toBe(0)
    expect(start.output()).toContain('Stopped.')
    await expect.poll(() => isGroupAlive(start.process)).toBe(false)
    expect(await findPortProblem(port)).toBeUndefined()
  })
})

test.skipIf(process.platform !== 'linux')(
  'a crashed site is started again, until it crashes too often',
  { timeout: severalStartsMs },
  async () => {
    const port = await freePort()
    const start = runStart({ ...hosted, PORT: `${port}` })
    await waitUntilStarted(start)
    const killSite = () =>
      process.kill(findProcess(start, /server\/index\.mjs/), 'SIGKILL')
    for (let crash = 1; crash <= 3; crash += 1) {
      killSite()
      await expect
        .poll(() => fetch(`http://localhost:${port}/readyz`).catch(() => null))
        .toMatchObject({ ok: true })
    }
    killSite()
    expect(await start.exited).toBe(1)
    expect(start.output()).toContain(
      'The site exited 4 times in ten minutes. Stopping everything.',
    )
  },
)

test('npm start runs only the site for a hosted project, and the site exits even if npm start is killed', async () => {
  const port = await freePort()
  const start = runStart({ ...hosted, HOST: '127.0.0.1', PORT: `${port}` })
  await waitUntilStarted(start)
  expect(start.output()).toContain(
    'Quotes        in the Supabase project http://127.0.0.1:1',
  )
  expect(start.output()).toContain('VISITOR_SECRET is not set')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  start.process.kill('SIGKILL')
  await expect.poll(() => isGroupAlive(start.process)).toBe(false)
})

test('every invalid setting is reported by name, including those in .env, which the environment overrides', async () => {
  const file = join(await dataFolder(), 'my.env')
  writeFileSync(file, 'SITE_URL=site\nPORT=abc\nLOG_LEVEL=loud\n')
  expect(
    (await outputOfFailedStart({ ENV_FILE: file, PORT: '3000' })).split('\n'),
  ).toEqual([
    expect.stringMatching(/^SITE_URL .*: "site"$/),
    expect.stringMatching(/^LOG_LEVEL .*: "loud"$/),
  ])
})

test('a settings file with lines that would be dropped, and one that does not exist, are reported', async () => {
  const file = join(await dataFolder(), 'my.env')
  expect(await outputOfFailedStart({ ENV_FILE: file })).toBe(
    `ENV_FILE names a file that does not exist: ${file}`,
  )
  writeFileSync(
    file,
    'SITE_PHONE=+12095550199\n\nSITE URL: https://delta.example\n',
  )
  expect((await outputOfFailedStart({ ENV_FILE: file })).split('\n')).toEqual([
    `${file}, line 1: SITE_PHONE is not a setting. What the site says about the firm is in its business.ts.`,
    expect.stringContaining(`${file}, line 3: This is not a setting such as`),
  ])
})

test('an address of another machine and an unusable data folder are each reported in one sentence', async () => {
  const port = `${await freePort()}`
  expect(await outputOfFailedStart({ HOST: '203.0.113.1', PORT: port })).toBe(
    'This machine cannot listen on HOST=203.0.113.1 (EADDRNOTAVAIL).',
  )
  const dataDir = await dataFolder()
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  expect(
    await outputOfFailedStart({ PORT: port, DATA_DIR: join(file, 'data') }),
  ).toBe(
    `Cannot use the data folder ${join(file, 'data')}: part of its path is a file (ENOTDIR).`,
  )
})

test('the built server does not start on its own without a backend', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [`${outputFolder}/server/index.mjs`],
    {
      env: { PATH: process.env['PATH'], PORT: '0' },
      encoding: 'utf8',
    },
  )
  expect(status).toBe(1)
  expect(stderr).toBe(
    'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY are not set. "npm start" provides a local Supabase.\n',
  )
})

async function dataFolder(): Promise<string> {
  const folder = await newDataFolder('start')
  onTestFinished(() => removeDataFolder(folder))
  return folder
}
