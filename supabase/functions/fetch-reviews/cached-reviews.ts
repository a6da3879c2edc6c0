import { LRUCache } from 'lru-cache'

import type { ReviewsReading } from './reviews-reading.ts'

const minuteMs = 60_000
// The specification: fresh for 30 minutes, kept for 60.
const freshForMs = 30 * minuteMs
const staleForMs = 30 * minuteMs

/**
 * Reads through an in-memory cache, because a page view must not cost a paid
 * call. Stale reviews are still served when a new read fails, until they are 60
 * minutes old. A failure is never cached.
 */
export function cacheReviews(
  read: () => Promise<ReviewsReading>,
  now: () => number = Date.now,
): () => Promise<ReviewsReading> {
  const cache = new LRUCache<'reviews', ReviewsReading>({
    max: 1,
    ttl: freshForMs + staleForMs,
    ttlResolution: 0,
    perf: { now },
  })
  let pending: Promise<ReviewsReading> | undefined

  async function refresh(): Promise<ReviewsReading> {
    try {
      const reading = await read()
      if (reading.ok) cache.set('reviews', reading)
      return reading
    } finally {
      pending = undefined
    }
  }

  return async () => {
    const remainingMs = cache.getRemainingTTL('reviews')
    const cached = remainingMs > 0 ? cache.get('reviews') : undefined
    const isFresh = remainingMs > staleForMs
    if (cached !== undefined && isFresh) return cached
    // Concurrent visitors share one call.
    pending ??= refresh()
    const reading = await pending
    return reading.ok ? reading : (cached ?? reading)
  }
}
