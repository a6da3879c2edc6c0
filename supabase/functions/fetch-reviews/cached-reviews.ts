import type { ReviewsReading } from './reviews-reading.ts'

const minuteMs = 60_000
// The specification: fresh for 30 minutes, kept for 60.
const freshForMs = 30 * minuteMs
const keptForMs = 60 * minuteMs

/** A page view must not cost a paid call. */
export function cacheReviews(
  read: () => Promise<ReviewsReading>,
  now: () => number = Date.now,
): () => Promise<ReviewsReading> {
  let kept: ReviewsReading | undefined
  let keptAt = 0
  let pending: Promise<ReviewsReading> | undefined

  async function refresh(): Promise<ReviewsReading> {
    try {
      const reading = await read()
      if (!reading.ok) return reading
      kept = reading
      keptAt = now()
      return reading
    } finally {
      pending = undefined
    }
  }

  return async () => {
    if (kept && now() - keptAt < freshForMs) return kept
    pending ??= refresh()
    const reading = await pending
    if (kept && now() - keptAt < keptForMs) return kept
    return reading
  }
}
