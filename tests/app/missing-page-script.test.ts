import { cp, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from '../../scripts/lib/port.ts'
import { startSiteServer } from '../../scripts/lib/site-server.ts'
import { startChangingBackend } from '../fakes/changing-backend.ts'
import { testSiteEnvironment } from '../support/test-site.ts'
import { browse, untilKept } from './kept-pages.ts'
import { ask } from './visit.ts'

// A page that reads nothing, and one that streams.
const lost = ['epoxy', 'services']

const running: { stop: () => unknown }[] = []
let folder = ''
let url = ''
let log = ''

/** The built site in a folder of its own, in which the scripts of some pages are gone before anybody comes. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missing-script-'))
  const build = await realpath('.output')
  await cp(join(build, 'server'), join(folder, '.output/server'), { recursive: true })
  await symlink(join(build, 'public'), join(folder, '.output/public'), 'junction')
  for (const part of ['scripts', 'node_modules']) await symlink(resolve(part), join(folder, part), 'junction')
  await losePages(join(folder, '.output/server/_ssr'))

  const backend = await startChangingBackend()
  running.push(backend)
  const site = await startSiteServer({
    folder,
    port: await freePort(),
    supabaseUrl: backend.url,
    publishableKey: 'none',
    environment: testSiteEnvironment,
    log: 'pipe',
  })
  if (!site.ok) throw new Error(site.message)
  running.push(site.child)
  site.child.process.stderr?.setEncoding('utf8').on('data', (text: string) => (log += text))
  ;({ url } = site)
})
afterAll(async () => {
  for (const { stop } of running.toReversed()) await stop()
  await rm(folder, { recursive: true, force: true })
})

async function losePages(scripts: string): Promise<void> {
  const names = await readdir(scripts)
  for (const page of lost) {
    const found: string[] = []
    for (const name of names.filter((each) => each.startsWith(`${page}-`))) {
      if (/\bas component\b/.test(await readFile(join(scripts, name), 'utf8'))) found.push(name)
    }
    expect(found, `the script of /${page}`).toHaveLength(1)
    for (const name of found) await rm(join(scripts, name))
  }
}

test.each(lost)(
  'a page whose script cannot be read (/%s) answers 500 and says so, every time',
  async (page) => {
    for (let visit = 0; visit < 4; visit += 1) {
      const { status, headers, body } = await ask(url, `/${page}`)
      expect(status).toBe(500)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers.etag).toBeUndefined()
      expect(body).toContain('Sorry, this page did not load')
      expect(body).toContain('tel:+19165550142')
      expect(body, 'the rest of the page stands around it').toContain('<footer')
      expect(body, 'nothing of the machine').not.toContain(folder)
      expect(body).not.toContain('.mjs')
    }
    await expect.poll(() => log).toMatch(/"the script of a page could not be read".*/)
    expect(log, 'the owner learns which').toContain('Cannot find module')
  },
)

test('so it does for browsers, which get pages in pieces', async () => {
  for (const page of lost) {
    const answer = await browse(`${url}/${page}`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('Sorry, this page did not load')
  }
})

test('all others are as they are, and are kept', async () => {
  const kept = await untilKept(`${url}/contact`)
  expect(kept.status).toBe(200)
})
