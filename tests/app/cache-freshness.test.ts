import { afterEach, beforeEach, expect, test } from 'vitest'

import {
  type ChangingBackend,
  startChangingBackend,
} from '../fakes/changing-backend.ts'
import { sendRequest } from './support/requests.ts'
import {
  getSharedPage,
  isShared,
  type SiteWithClock,
  startSiteWithClock,
} from './support/shared-pages.ts'

const minute = 60

let backend: ChangingBackend
let site: SiteWithClock

// Each test has its own site, because failed and pending reads of one test
// would stay in the cache for the next.
beforeEach(async () => {
  backend = await startChangingBackend()
  site = await startSiteWithClock(backend.url)
  await getSharedPage(site.url, '/')
})
afterEach(async () => {
  await site.stop()
  await backend.stop()
})

async function bodyOf(path: string, { url } = site): Promise<string> {
  return (await sendRequest(url, path)).body
}

test('a fresh page sends no requests to the backend, and reviews are read without a request body', async () => {
  await getSharedPage(site.url, '/reviews')
  const { length } = backend.requestedPaths
  for (let visit = 0; visit < 20; visit += 1) await bodyOf('/')
  expect(backend.requestedPaths).toHaveLength(length)
  expect(backend.requestedPaths).toContain('/functions/v1/fetch-reviews')
  expect(backend.pathsWithBody).toEqual([])
})

test('after a minute, the first visitor sees a change in the database', async () => {
  await getSharedPage(site.url, '/reviews')
  Object.assign(backend, {
    reviewText: 'Changed review.',
    videoUrl: '/videos/changed.mp4',
  })
  site.advanceClock(minute + 1)
  const home = await bodyOf('/')
  expect(home).toContain('Changed review.')
  expect(home).toContain('/videos/changed.mp4')
  expect(await bodyOf('/reviews')).toContain('Changed review.')
})

test('a page is refreshed before a minute has passed', async () => {
  backend.reviewText = 'Changed review.'
  site.advanceClock(45)
  await expect.poll(() => bodyOf('/')).toContain('Changed review.')
})

test('no visitor waits while a page is refreshed', async () => {
  backend.mode = 'hang'
  site.advanceClock(20)
  expect(await bodyOf('/')).toContain('Spotless.')
  await expect.poll(() => backend.pendingCount()).toBeGreaterThan(0)
})

test('the last good data is shown for an hour while the backend fails, and new data once it recovers', async () => {
  backend.mode = 'error'
  site.advanceClock(59 * minute)
  expect(await bodyOf('/')).toContain('Spotless.')
  site.advanceClock(2 * minute)
  const withoutReviews = await sendRequest(site.url, '/')
  expect(withoutReviews.status).toBe(200)
  expect(withoutReviews.body).not.toContain('Spotless.')
  expect(isShared(withoutReviews)).toBe(false)
  backend.mode = 'ok'
  site.advanceClock(15)
  await expect.poll(() => bodyOf('/')).toContain('Spotless.')
})

test('a page starts streaming while the backend hangs', async () => {
  backend.mode = 'hang'
  site.advanceClock(2 * 60 * minute)
  const response = await fetch(site.url, {
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' },
  })
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toContain('<html')
  await expect.poll(() => backend.pendingCount()).toBeGreaterThan(0)
  await reader?.cancel()
})

test('DATA_MAX_AGE_SECONDS sets how long data is cached, and PAGE_CACHE whether pages are', async () => {
  const customSite = await startSiteWithClock(backend.url, {
    DATA_MAX_AGE_SECONDS: '600',
    PAGE_CACHE: 'off',
  })
  try {
    const read = async () => {
      // Skips the retry delay, in case a read timed out on a busy machine.
      customSite.advanceClock(6)
      return await bodyOf('/', customSite)
    }
    await expect.poll(read).toContain('Spotless.')
    expect(
      (await sendRequest(customSite.url, '/')).headers.etag,
    ).toBeUndefined()
    backend.reviewText = 'Changed review.'
    customSite.advanceClock(290)
    expect(await bodyOf('/', customSite)).toContain('Spotless.')
    customSite.advanceClock(311)
    expect(await bodyOf('/', customSite)).toContain('Changed review.')
  } finally {
    await customSite.stop()
  }
})
