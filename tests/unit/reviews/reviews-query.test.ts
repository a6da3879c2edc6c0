import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  pageOfReviews,
  type ReviewsPageResult,
} from '../../../app/features/reviews/page-of-reviews.ts'
import { reviewsQuery } from '../../../app/features/reviews/reviews.queries.ts'
import { createQueryClient, sinceLoad } from '../../../app/lib/query-client.ts'

const minuteMs = 60_000
const noReviews = pageOfReviews({ ok: true, reviews: [], source: 'own' }, 1)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each<{ title: string; read: ReviewsPageResult; freshForMs: number }>([
  {
    title: 'reviews are read again after 30 minutes',
    read: noReviews,
    freshForMs: 30 * minuteMs,
  },
  {
    title: 'a failed read is repeated after a minute',
    read: { ok: false },
    freshForMs: minuteMs,
  },
])('$title', async ({ read, freshForMs }) => {
  const client = new QueryClient()
  const queryFn = vi.fn<() => ReviewsPageResult>(() => read)
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
    queryFn: () => noReviews,
  }
  const kept = await client.fetchQuery(query)
  const leavePage = new QueryObserver(client, query).subscribe(() => {})
  leavePage()
  await vi.advanceTimersByTimeAsync(60 * minuteMs - 1)
  expect(client.getQueryData(reviewsQuery.queryKey)).toEqual(kept)
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(reviewsQuery.queryKey)).toBeUndefined()
})

test('the list has pages of 24 reviews, and the last one for any number beyond it', () => {
  const reviews = Array.from({ length: 200 }, (_, index) => ({
    id: String(index),
    author: 'Ann',
    rating: 5,
    text: 'Clean.',
    date: '2026-05-14',
    services: [],
  }))
  const pages = [1, 2, 9, 98].map((page) => {
    const result = pageOfReviews({ ok: true, reviews, source: 'own' }, page)
    if (!result.ok) throw new Error('The read has not failed.')
    const ids = result.reviews.map(({ id }) => id)
    return [result.page, result.pageCount, ids[0], ids.length]
  })
  expect(pages).toEqual([
    [1, 9, '0', 24],
    [2, 9, '24', 24],
    [9, 9, '192', 8],
    [9, 9, '192', 8],
  ])
})
