import { spawn } from 'node:child_process'

import { expect, onTestFinished, test } from 'vitest'

import { outputFolder } from '../../scripts/lib/firm.cjs'
import { freePort } from '../support/free-port.ts'
import { testSiteEnvironment } from '../support/test-site.ts'
import { sendRequest } from './support/requests.ts'

async function startSiteAlone(environment: Record<string, string> = {}) {
  const port = await freePort()
  const site = spawn(process.execPath, [`${outputFolder}/server/index.mjs`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...testSiteEnvironment,
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_PUBLISHABLE_KEY: 'none',
      PORT: String(port),
      ...environment,
    },
  })
  onTestFinished(() => void site.kill('SIGKILL'))
  const exited = new Promise((resolve) => site.once('exit', resolve))
  await new Promise((resolve) => site.stdout?.once('data', resolve))
  return { site, exited, url: `http://127.0.0.1:${port}` }
}

test('a log that nothing reads anymore changes no response', async () => {
  const { site, url } = await startSiteAlone()
  site.stderr?.destroy()
  for (let visit = 0; visit < 5; visit += 1)
    expect((await sendRequest(url, '/nowhere')).status).toBe(404)
})

test('an uncaught exception is logged and ends the site with an exit code', async () => {
  const bug = `process.on('SIGUSR2', () => { throw new Error('a bug') })`
  const { site, exited } = await startSiteAlone({
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(bug)}`,
  })
  let log = ''
  site.stderr?.on('data', (text) => (log += text))
  site.kill('SIGUSR2')
  expect(await exited).toBe(1)
  await expect.poll(() => log).toContain('"err":"Error: a bug')
})
