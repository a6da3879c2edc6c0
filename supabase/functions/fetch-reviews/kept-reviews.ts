import type { ReviewsResponse } from '../_shared/reviews-contract.ts'

/** What came of reading the reviews. `code` names the failure and is safe to log. */
export type ReviewsReading = { ok: true; answer: ReviewsResponse } | { ok: false; code: string }

const minute = 60_000
/** The specified cache: fresh for 30 minutes, kept for 60. */
const freshFor = 30 * minute
const keptFor = 60 * minute

/**
 * Reads through the specified cache, in the memory of this process and nowhere else: a page view must not cost
 * a paid call. What is no longer fresh is still given while a new reading fails, until it is 60 minutes old.
 */
export function keepReviews(
  read: () => Promise<ReviewsReading>,
  now: () => number = Date.now,
): () => Promise<ReviewsReading> {
  let kept: { reading: ReviewsReading; since: number } | undefined
  let running: Promise<ReviewsReading> | undefined

  async function readAnew(): Promise<ReviewsReading> {
    const reading = await read()
    if (reading.ok) kept = { reading, since: now() }
    return reading
  }

  return async () => {
    const age = kept ? now() - kept.since : Infinity
    if (kept && age < freshFor) return kept.reading
    if (age >= keptFor) kept = undefined
    // Visitors who come at the same moment share one call.
    running ??= readAnew().finally(() => (running = undefined))
    const reading = await running
    return reading.ok || !kept ? reading : kept.reading
  }
}
