import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from '../../scripts/lib/port.ts'
import { startSiteServer } from '../../scripts/lib/site-server.ts'
import { startChangingBackend } from '../fakes/changing-backend.ts'
import { testSiteEnvironment } from '../support/test-site.ts'

// A page that reads nothing, and one that streams.
const lost = ['epoxy', 'services']

const running: { stop: () => unknown }[] = []
let folder = ''
let url = ''

/** Starts a copy of the built site in which the scripts of two pages are missing. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missing-script-'))
  await cp('.output', join(folder, '.output'), { recursive: true })
  for (const part of ['scripts', 'node_modules']) await symlink(resolve(part), join(folder, part), 'junction')
  for (const page of lost) await removePageScript(page)

  const backend = await startChangingBackend()
  running.push(backend)
  const site = await startSiteServer({
    folder,
    port: await freePort(),
    supabaseUrl: backend.url,
    publishableKey: 'none',
    environment: testSiteEnvironment,
  })
  if (!site.ok) throw new Error(site.message)
  running.push(site.child)
  ;({ url } = site)
})
afterAll(async () => {
  for (const { stop } of running.toReversed()) await stop()
  await rm(folder, { recursive: true, force: true })
})

async function removePageScript(page: string): Promise<void> {
  const scripts = join(folder, '.output/server/_ssr')
  const names = (await readdir(scripts)).filter((name) => name.startsWith(`${page}-`))
  const sources = await Promise.all(names.map((name) => readFile(join(scripts, name), 'utf8')))
  const [name, ...others] = names.filter((_, index) => /\bas component\b/.test(sources[index] ?? ''))
  if (!name || others.length > 0) throw new Error(`There is not one script of /${page}.`)
  await rm(join(scripts, name))
}

test.each(lost)(
  'shows the error page with status 500 each time the script of /%s is missing',
  async (page) => {
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await fetch(`${url}/${page}`)
      expect(response.status).toBe(500)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const html = await response.text()
      expect(html).toContain('Sorry, this page did not load')
      expect(html).toContain('<footer')
      expect(html, 'names no file of the server').not.toContain('.mjs')
    }
  },
)

test('serves the other pages while the script of one is missing', async () => {
  expect((await fetch(`${url}/contact`)).status).toBe(200)
})
