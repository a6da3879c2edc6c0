import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'

import { reviewSchema } from '../_shared/reviews-contract.ts'
import type { ReviewsReading } from './reviews-reading.ts'

/** More than a visitor reads, few enough for every copy of the strip. */
export const mostReviews = 24

const timeoutMs = 3_000

const rowSchema = v.pipe(
  v.object({
    id: v.string(),
    author: v.string(),
    avatar_url: v.nullable(v.string()),
    rating: v.number(),
    text: v.string(),
    reviewed_on: v.string(),
  }),
  v.transform(({ avatar_url, reviewed_on, ...row }) => ({
    ...row,
    ...(avatar_url === null ? {} : { avatar: avatar_url }),
    date: reviewed_on,
  })),
  reviewSchema,
)

/** The published reviews, the newest first. The client passes row-level security, so the filter stands here too. */
export async function readPublishedReviews(client: SupabaseClient): Promise<ReviewsReading> {
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
  const rows = v.safeParse(v.array(rowSchema), data)
  if (!rows.success) return { ok: false, code: 'unexpected answer' }
  return { ok: true, answer: { reviews: rows.output, source: 'own' } }
}
