import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ReviewsResult } from '../../../app/features/reviews/read-reviews.server.ts'
import { reviewsQuery } from '../../../app/features/reviews/reviews.queries.ts'
import { createQueryClient, sinceLoad } from '../../../app/lib/query-client.ts'

const minuteMs = 60_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each<{ title: string; read: ReviewsResult; freshForMs: number }>([
  {
    title: 'reviews are read again after 30 minutes',
    read: { ok: true, reviews: [], source: 'own' },
    freshForMs: 30 * minuteMs,
  },
  {
    title: 'a failed read is repeated after a minute',
    read: { ok: false },
    freshForMs: minuteMs,
  },
])('$title', async ({ read, freshForMs }) => {
  const client = new QueryClient()
  const queryFn = vi.fn<() => ReviewsResult>(() => read)
  const visit = () => client.fetchQuery({ ...reviewsQuery, queryFn })
  await visit()
  vi.advanceTimersByTime(freshForMs - 1)
  await visit()
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await visit()
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('reviews in a page that was rendered long before are not read again when it opens', () => {
  const client = new QueryClient()
  const updatedAt = performance.timeOrigin - 180 * minuteMs
  client.setQueryData(reviewsQuery.queryKey, { ok: false }, { updatedAt })
  const query = client.getQueryCache().find(reviewsQuery)
  expect(query?.isStaleByTime(sinceLoad(30 * minuteMs, query))).toBe(false)
})

test('the browser keeps reviews that no page shows for 60 minutes', async () => {
  const client = createQueryClient({ isServer: false })
  const query = {
    ...reviewsQuery,
    queryFn: (): ReviewsResult => ({ ok: true, reviews: [], source: 'own' }),
  }
  const kept = await client.fetchQuery(query)
  const leavePage = new QueryObserver(client, query).subscribe(() => {})
  leavePage()
  await vi.advanceTimersByTimeAsync(60 * minuteMs - 1)
  expect(client.getQueryData(reviewsQuery.queryKey)).toEqual(kept)
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(reviewsQuery.queryKey)).toBeUndefined()
})
