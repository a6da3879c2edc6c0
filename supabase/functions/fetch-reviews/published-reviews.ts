import type { PostgrestError } from '@supabase/supabase-js'
import * as v from 'valibot'

import {
  invalidReviewIds,
  reviewsResponseSchema,
  validReviews,
} from '#domain/reviews-contract.ts'

import type { AdminClient } from '../_shared/platform/admin-client.ts'
import { logEvent } from '../_shared/platform/log.ts'
import type { ReviewsReading } from './reviews-reading.ts'

const timeoutMs = 3_000

/** At most `max_rows` of config.toml. */
export async function readPublishedReviews(
  client: AdminClient,
): Promise<ReviewsReading> {
  const signal = AbortSignal.timeout(timeoutMs)
  // The site waits only a little longer than the timeout.
  const [list, rating] = await Promise.all([
    client
      .from('reviews')
      .select('id,author,avatar_url,rating,text,reviewed_on')
      // The client bypasses row-level security.
      .eq('published', true)
      .order('reviewed_on', { ascending: false })
      .order('created_at', { ascending: false })
      .order('id')
      .retry(false)
      .abortSignal(signal),
    client
      .from('published_review_rating')
      .select('count,average')
      .retry(false)
      .abortSignal(signal),
  ])
  if (list.error !== null) return failed(list)
  if (rating.error !== null) return failed(rating)
  const rows = list.data.map((row) => ({
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
  const response = v.parse(reviewsResponseSchema, {
    reviews,
    source: 'own',
    rating: rating.data[0],
  })
  logSkipped(invalidReviewIds(rows))
  return { ok: true, response }
}

function logSkipped(ids: readonly string[]): void {
  if (ids.length === 0) return
  logEvent('warn', 'reviews-skipped', {
    leftOut: ids.length,
    ids: ids.join(' '),
    advice: 'check author, rating, text and date',
  })
}

function failed({
  error,
  status,
}: {
  error: PostgrestError
  status: number
}): ReviewsReading {
  return { ok: false, code: error.code || `status ${status}` }
}
