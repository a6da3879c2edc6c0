import { invalidReviewIds, validReviews } from '#domain/reviews-contract.ts'

import type { AdminClient } from '../_shared/platform/admin-client.ts'
import type { ReviewsReading } from './reviews-reading.ts'

/**
 * More than a visitor reads, and few enough to be repeated in every copy of the
 * strip.
 */
const maxReviews = 24

const timeoutMs = 3_000

/**
 * Reads the owner's published reviews, newest first. Filters explicitly,
 * because the client bypasses row-level security.
 */
export async function readPublishedReviews(
  client: AdminClient,
): Promise<ReviewsReading> {
  const { data, error, status } = await client
    .from('reviews')
    .select('id,author,avatar_url,rating,text,reviewed_on')
    .eq('published', true)
    .order('reviewed_on', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id')
    .limit(maxReviews)
    // The site waits only a little longer than this, so a retry would not fit.
    // It can handle an error, not silence.
    .retry(false)
    .abortSignal(AbortSignal.timeout(timeoutMs))
  if (error !== null)
    return { ok: false, code: error.code || `status ${status}` }
  const rows = data.map((row) => ({
    id: row.id,
    author: row.author,
    avatar: row.avatar_url,
    rating: row.rating,
    text: row.text,
    date: row.reviewed_on,
  }))
  const reviews = validReviews(rows)
  if (rows.length > 0 && reviews.length === 0)
    return { ok: false, code: 'unexpected response' }
  const skippedIds = invalidReviewIds(rows)
  return { ok: true, response: { reviews, source: 'own' }, skippedIds }
}
