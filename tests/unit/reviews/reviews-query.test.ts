import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ReviewsResult } from '../../../app/features/reviews/reviews.queries.ts'

// The specified times are those of the browser. The server keeps no query cache
// between requests.
vi.stubEnv('SSR', false)
vi.resetModules()
const { reviewsQuery } =
  await import('../../../app/features/reviews/reviews.queries.ts')
vi.unstubAllEnvs()

const minute = 60_000
const reviews: ReviewsResult = { ok: true, reviews: [], source: 'own' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each<{ title: string; data: ReviewsResult; freshFor: number }>([
  {
    title: 'reviews are fresh for 30 minutes',
    data: reviews,
    freshFor: 30 * minute,
  },
  {
    title: 'a failure is retried after a minute',
    data: { ok: false },
    freshFor: minute,
  },
])('$title', ({ data, freshFor }) => {
  const client = new QueryClient()
  client.setQueryData(reviewsQuery.queryKey, data)
  const isStale = () =>
    new QueryObserver(client, {
      ...reviewsQuery,
      enabled: true,
    }).getCurrentResult().isStale
  vi.advanceTimersByTime(freshFor - 1)
  expect(isStale()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isStale()).toBe(true)
})

test('reviews that no page shows stay cached for 60 minutes', async () => {
  const client = new QueryClient()
  const query = { ...reviewsQuery, queryFn: () => reviews }
  await client.prefetchQuery(query)
  const leavePage = new QueryObserver(client, query).subscribe(() => {})
  leavePage()
  await vi.advanceTimersByTimeAsync(60 * minute - 1)
  expect(client.getQueryData(reviewsQuery.queryKey)).toEqual(reviews)
  await vi.advanceTimersByTimeAsync(2)
  expect(client.getQueryData(reviewsQuery.queryKey)).toBeUndefined()
})
