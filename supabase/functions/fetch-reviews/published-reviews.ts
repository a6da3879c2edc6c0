import * as v from 'valibot'

import type { AdminClient } from '../_shared/admin-client.ts'
import type { Database } from '../_shared/database.types.ts'
import { reviewSchema } from '../_shared/reviews-contract.ts'
import type { ReviewsReading } from './kept-reviews.ts'

/** More than a visitor reads, few enough for every copy of the strip. */
export const mostReviews = 24

const timeoutMs = 3_000

/** The published reviews, the newest first. The client passes row-level security, so the filter stands here too. */
export async function readPublishedReviews(client: AdminClient): Promise<ReviewsReading> {
  const { data, error, status } = await client
    .from('reviews')
    .select('id,author,avatar_url,rating,text,reviewed_on')
    .eq('published', true)
    .order('reviewed_on', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id')
    .limit(mostReviews)
    // The site waits a little longer than this and no retry would fit in: better an error it can act on.
    .retry(false)
    .abortSignal(AbortSignal.timeout(timeoutMs))
  if (error !== null) return { ok: false, code: error.code || `status ${status}` }
  const reviews = v.safeParse(v.array(reviewSchema), data.map(fromRow))
  if (!reviews.success) return { ok: false, code: 'unexpected answer' }
  return { ok: true, answer: { reviews: reviews.output, source: 'own' } }
}

type Row = Pick<
  Database['public']['Tables']['reviews']['Row'],
  'id' | 'author' | 'avatar_url' | 'rating' | 'text' | 'reviewed_on'
>

function fromRow({ avatar_url, reviewed_on, ...row }: Row) {
  return { ...row, date: reviewed_on, ...(avatar_url === null ? {} : { avatar: avatar_url }) }
}
