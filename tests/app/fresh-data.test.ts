import { expect, onTestFinished, test } from 'vitest'

import { type ChangingBackend, startChangingBackend } from '../fakes/changing-backend.ts'
import { browse, type DrivenSite, nonceOf, startDrivenSite, untilKept } from './kept-pages.ts'

const secret = 'known to the owner'

async function start(
  environment: Record<string, string> = {},
): Promise<{ backend: ChangingBackend; site: DrivenSite }> {
  const backend = await startChangingBackend()
  onTestFinished(() => backend.stop())
  const site = await startDrivenSite(backend.url, { CACHE_SECRET: secret, ...environment })
  onTestFinished(() => site.stop())
  return { backend, site }
}

async function textAt(url: string): Promise<string> {
  return await (await browse(url)).text()
}

test('while it is young, a page asks the backend nothing, and before that without a payload', async () => {
  const { backend, site } = await start()
  await untilKept(site.url)
  expect(backend.asked).toContain('/functions/v1/fetch-reviews')
  expect(backend.askedWithPayload).toEqual([])
  const asked = backend.asked.length
  await untilKept(`${site.url}/reviews`)
  for (let visit = 0; visit < 20; visit += 1) await textAt(site.url)
  expect(backend.asked.length).toBe(asked)
})

test('a change in the database shows within a minute, to the very first who comes', async () => {
  const { backend, site } = await start()
  await untilKept(site.url)
  await untilKept(`${site.url}/reviews`)
  backend.reviewText = 'Changed review.'
  backend.filmUrl = '/films/changed.mp4'
  await site.pass(61)
  const home = await textAt(site.url)
  expect(home).toContain('Changed review.')
  expect(home).toContain('/films/changed.mp4')
  expect(await textAt(`${site.url}/reviews`)).toContain('Changed review.')
  expect(await (await untilKept(site.url)).text()).toContain('Changed review.')
})

test('with DATA_MAX_AGE_SECONDS=600 it shows within ten minutes, and with PAGE_CACHE=off no page is kept', async () => {
  const { backend, site } = await start({ DATA_MAX_AGE_SECONDS: '600', PAGE_CACHE: 'off' })
  for (let visit = 0; visit < 3; visit += 1) {
    const page = await browse(site.url)
    expect(nonceOf(page)).toBeDefined()
    expect(await page.text()).toContain('Spotless.')
  }
  backend.reviewText = 'Changed review.'
  await site.pass(290)
  expect(await textAt(site.url)).toContain('Spotless.')
  await site.pass(311)
  expect(await textAt(site.url)).toContain('Changed review.')
})

test('before the minute is over, nobody waits: it is looked up behind the visitors', async () => {
  const { backend, site } = await start()
  await untilKept(site.url)
  backend.reviewText = 'Changed review.'
  backend.mode = 'hangs'
  await site.pass(45)
  const kept = await browse(site.url)
  expect(nonceOf(kept)).toBeUndefined()
  expect(await kept.text()).toContain('Spotless.')
  backend.mode = 'answers'
  await expect.poll(() => textAt(site.url), { timeout: 60_000 }).toContain('Changed review.')
})

test('while the backend fails, its last good answer stands in for an hour', async () => {
  const { backend, site } = await start()
  await untilKept(site.url)
  backend.mode = 'breaks'
  await site.pass(59 * 60)
  expect(await textAt(site.url)).toContain('Spotless.')
  await site.pass(2 * 60)
  expect(await textAt(site.url)).not.toContain('Spotless.')
  backend.mode = 'answers'
  await site.pass(15)
  await expect.poll(() => textAt(site.url), { timeout: 60_000 }).toContain('Spotless.')
})

test('a page with a missing part is never kept', async () => {
  const { backend, site } = await start()
  backend.mode = 'breaks'
  for (let visit = 0; visit < 4; visit += 1) {
    const page = await browse(site.url)
    expect(page.status).toBe(200)
    expect(nonceOf(page)).toBeDefined()
    expect(await page.text()).not.toContain('Spotless.')
  }
})

test('emptying the caches shows a change at once', async () => {
  const { backend, site } = await start()
  await untilKept(site.url)
  backend.reviewText = 'Changed review.'
  expect(await textAt(site.url)).toContain('Spotless.')
  const purged = await purge(site, `Bearer ${secret}`)
  expect(purged.status).toBe(204)
  expect(await textAt(site.url)).toContain('Changed review.')
})

test('nobody empties them without the secret', async () => {
  const { backend, site } = await start()
  await untilKept(site.url)
  backend.reviewText = 'Changed review.'
  const guesses = [undefined, 'Bearer wrong', 'Bearer ', `Bearer ${secret}x`, secret, `bearer${secret}`]
  for (const authorization of guesses) {
    const refused = await purge(site, authorization)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('cache-control')).toBe('no-store')
  }
  expect(await textAt(site.url)).toContain('Spotless.')
})

test('a page begins while a hanging backend is still waited for', async () => {
  const { backend, site } = await start()
  await textAt(site.url)
  backend.mode = 'hangs'
  await site.pass(2 * 60 * 60)
  const response = await browse(site.url)
  expect(nonceOf(response), 'made for this visitor').toBeDefined()
  const reader = response.body?.getReader()
  const first = await reader?.read()
  // Had the page waited, the site would have given up first: nobody would be waited for any longer.
  await expect.poll(backend.waiting).toBeGreaterThan(0)
  expect(new TextDecoder().decode(first?.value)).toContain('<html')
  await reader?.cancel()
})

function purge(site: DrivenSite, authorization: string | undefined): Promise<Response> {
  return fetch(`${site.url}/api/cache/purge`, {
    method: 'POST',
    headers: { origin: site.url, ...(authorization === undefined ? {} : { authorization }) },
  })
}
