import type { AdminClient } from '../_shared/admin-client.ts'
import type { Database } from '../_shared/database.types.ts'
import { logEvent } from '../_shared/log.ts'
import { fittingReviews } from '../_shared/reviews-contract.ts'
import type { ReviewsReading } from './kept-reviews.ts'

/** More than a visitor reads, few enough for every copy of the strip. */
const mostReviews = 24

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
  const reviews = fittingReviews(data.map(fromRow))
  if (data.length > 0 && reviews.length === 0) return { ok: false, code: 'unexpected answer' }
  const leftOut = data.length - reviews.length
  if (leftOut > 0) logEvent('warn', 'reviews-left-out', { leftOut, advice: 'author, text, day or picture' })
  return { ok: true, answer: { reviews, source: 'own' } }
}

type Row = Pick<
  Database['public']['Tables']['reviews']['Row'],
  'id' | 'author' | 'avatar_url' | 'rating' | 'text' | 'reviewed_on'
>

function fromRow({ avatar_url, reviewed_on, ...row }: Row) {
  return { ...row, date: reviewed_on, ...(avatar_url === null ? {} : { avatar: avatar_url }) }
}
