import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ReviewsResult } from '../../../app/features/reviews/reviews-result.ts'

// The browser's cache is what the specification speaks of; the server keeps nothing between two requests.
vi.stubEnv('SSR', false)
vi.resetModules()
const { reviewsQuery } = await import('../../../app/features/reviews/reviews.queries.ts')

vi.unstubAllEnvs()

const minutes = 60_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Whether what came from the function is asked for again after so long. */
function isStaleAfter(milliseconds: number, result: ReviewsResult): boolean {
  const client = new QueryClient()
  client.setQueryData(reviewsQuery.queryKey, result)
  vi.advanceTimersByTime(milliseconds)
  return new QueryObserver(client, { ...reviewsQuery, enabled: true }).getCurrentResult().isStale
}

const answer: ReviewsResult = { ok: true, reviews: [], source: 'own' }

test('reviews stay fresh for 30 minutes', () => {
  expect(isStaleAfter(30 * minutes - 1, answer)).toBe(false)
  expect(isStaleAfter(30 * minutes, answer)).toBe(true)
})

test('reviews that no page shows any more are kept for 60 minutes', async () => {
  const client = new QueryClient()
  const fetched = { ...reviewsQuery, queryFn: () => answer }
  await client.prefetchQuery(fetched)
  // A page that shows them is opened and left.
  new QueryObserver(client, fetched).subscribe(() => {})()
  await vi.advanceTimersByTimeAsync(60 * minutes - 1)
  expect(client.getQueryData(reviewsQuery.queryKey)).toEqual(answer)
  await vi.advanceTimersByTimeAsync(2)
  expect(client.getQueryData(reviewsQuery.queryKey)).toBeUndefined()
})

test('a failure is asked about again after a minute', () => {
  expect(isStaleAfter(1 * minutes - 1, { ok: false })).toBe(false)
  expect(isStaleAfter(1 * minutes, { ok: false })).toBe(true)
})
