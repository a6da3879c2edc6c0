import { expect, test } from 'vitest'

import { cacheReviews } from '#functions/fetch-reviews/cached-reviews.ts'
import type { ReviewsReading } from '#functions/fetch-reviews/reviews-reading.ts'

const failure: ReviewsReading = { ok: false, code: 'google status 500' }

function reading(id: string): ReviewsReading {
  const review = {
    id,
    author: 'Ann',
    rating: 5,
    text: 'Clean.',
    date: '2026-05-14',
  }
  return {
    ok: true,
    response: { reviews: [review], source: 'google' },
  }
}

/**
 * Creates a cache for a source with these readings. The returned function reads
 * it at the given minute.
 */
function cacheOf(...readings: ReviewsReading[]) {
  const start = Date.parse('2026-11-21T12:00:00Z')
  let now = start
  const read = cacheReviews(
    () => Promise.resolve(readings.shift() ?? failure),
    () => now,
  )
  return (minute: number) => {
    now = start + minute * 60_000
    return read()
  }
}

test('reviews are fresh for 30 minutes', async () => {
  const readAt = cacheOf(reading('first'), reading('second'))
  expect(await readAt(0)).toEqual(reading('first'))
  expect(await readAt(29.9)).toEqual(reading('first'))
  expect(await readAt(30)).toEqual(reading('second'))
})

test('reviews stay cached for 60 minutes while their source fails', async () => {
  const readAt = cacheOf(reading('first'))
  await readAt(0)
  expect(await readAt(59.9)).toEqual(reading('first'))
  expect(await readAt(60)).toEqual(failure)
})

test('concurrent visitors share one read', async () => {
  const readAt = cacheOf(reading('first'), reading('second'))
  const one = readAt(0)
  const other = readAt(0)
  expect(await one).toEqual(reading('first'))
  expect(await other).toEqual(reading('first'))
  expect(await readAt(30)).toEqual(reading('second'))
})

test('a failure is not cached', async () => {
  const readAt = cacheOf(failure, reading('second'))
  expect(await readAt(0)).toEqual(failure)
  expect(await readAt(0.1)).toEqual(reading('second'))
})
