import { expect, onTestFinished, test } from 'vitest'

import { business } from '../../app/content/business.ts'
import { startChangingBackend } from '../fakes/changing-backend.ts'
import { startSite } from '../support/stack.ts'
import { sendRequest } from './support/requests.ts'
import {
  getSharedPage,
  isShared,
  startSiteWithClock,
} from './support/shared-pages.ts'

const minute = 60

async function startBackend() {
  const backend = await startChangingBackend()
  onTestFinished(() => backend.stop())
  return backend
}

async function startWithClock() {
  const backend = await startBackend()
  const site = await startSiteWithClock(backend.url)
  onTestFinished(() => site.stop())
  const bodyOf = async (path: string) =>
    (await getSharedPage(site.url, path)).body
  return { backend, site, bodyOf }
}

test('a page from memory sends no requests to the backend, and reviews are read without a request body', async () => {
  const { backend, bodyOf } = await startWithClock()
  const { length } = backend.requestedPaths
  for (let visit = 0; visit < 20; visit += 1) await bodyOf('/')
  expect(backend.requestedPaths).toHaveLength(length)
  expect(backend.requestedPaths).toContain('/functions/v1/fetch-reviews')
  expect(backend.pathsWithBody).toEqual([])
})

test('within a minute, visitors see a change in the database', async () => {
  const { backend, site, bodyOf } = await startWithClock()
  expect(await bodyOf('/')).toContain('Spotless.')
  Object.assign(backend, {
    reviewText: 'Changed review.',
    videoUrl: '/videos/changed.mp4',
  })
  site.advanceClock(minute)
  await expect.poll(() => bodyOf('/')).toContain('Changed review.')
  const home = await bodyOf('/')
  expect(home.includes('/videos/changed.mp4')).toBe(business.film)
  expect(await bodyOf('/reviews')).toContain('Changed review.')
})

test('the last good data is shown for an hour while the backend fails, and new data once it recovers', async () => {
  const { backend, site, bodyOf } = await startWithClock()
  const readings = () => backend.requestedPaths.length
  const before = readings()
  backend.mode = 'error'
  site.advanceClock(59 * minute)
  await expect.poll(readings).toBeGreaterThan(before)
  expect(await bodyOf('/')).toContain('Spotless.')

  site.advanceClock(2 * minute)
  await expect
    .poll(async () => isShared(await sendRequest(site.url, '/')))
    .toBe(false)
  const withoutReviews = await sendRequest(site.url, '/')
  expect(withoutReviews.status).toBe(200)
  expect(withoutReviews.body).not.toContain('Spotless.')

  backend.mode = 'ok'
  site.advanceClock(minute)
  await expect.poll(() => bodyOf('/')).toContain('Spotless.')
})

test('a site whose backend hangs starts, and streams each page with its own nonce', async () => {
  const backend = await startBackend()
  backend.mode = 'hang'
  const site = await startSite({
    supabaseUrl: backend.url,
    publishableKey: 'none',
  })
  onTestFinished(() => site.stop())
  const nonces = new Set<string | undefined>()
  for (let visit = 0; visit < 2; visit += 1) {
    const { headers, body } = await fetch(site.url, {
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' },
    })
    const reader = body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toContain('<html')
    await reader?.cancel()
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const policy = headers.get('content-security-policy') ?? ''
    nonces.add(/'nonce-[^']+'/.exec(policy)?.[0])
  }
  expect(nonces.size).toBe(2)
  expect(nonces).not.toContain(undefined)
})
