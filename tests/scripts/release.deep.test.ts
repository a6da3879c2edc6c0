import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { makeRelease } from '../../scripts/release/make-release.ts'
import { freePort } from '../../scripts/start/port.ts'
import { postQuote } from '../stack/post-quote.ts'
import { listQuotes } from '../stack/stack.ts'
import { runStart, untilPrinted } from './running-start.ts'

test('a release starts elsewhere by node alone, takes a request for a quote, and stops', async () => {
  const place = mkdtempSync(join(tmpdir(), 'Ünter Wegs '))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const folder = join(place, 'site')
  const dataDir = join(place, 'data')
  makeRelease(process.cwd(), folder)
  // As where it belongs to somebody else; as root this refuses nothing.
  chmodSync(folder, 0o555)
  onTestFinished(() => chmodSync(folder, 0o755))

  const port = await freePort()
  const url = `http://localhost:${port}`
  const start = runStart({ PORT: String(port), DATA_DIR: dataDir, PATH: '/nowhere' }, { cwd: folder })
  await untilPrinted(start, 'Ctrl-C stops everything')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({
    site: 'ok',
    database: 'ok',
    functions: 'ok',
  })
  const quote = { firstName: 'Ana', email: 'ana@mail.example', phone: '9165550123' }
  expect((await postQuote(url, quote)).status).toBe(303)
  expect(await listQuotes(dataDir)).toMatchObject([{ firstName: 'Ana' }])
  start.process.kill('SIGTERM')
  expect(await start.exited).toBe(0)
})
