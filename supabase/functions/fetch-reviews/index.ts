import { readEnvironment } from '#domain/environment.ts'
import {
  invalidReviewIds,
  type ReviewsResponse,
  validReviews,
} from '#domain/reviews-contract.ts'

import {
  type AdminClient,
  createAdminClient,
} from '../_shared/platform/admin-client.ts'
import { createCircuitBreaker } from '../_shared/platform/circuit-breaker.ts'
import {
  type ErrorBody,
  type JsonResponse,
  jsonResponse,
  preflightResponse,
} from '../_shared/platform/http.ts'
import { logEvent } from '../_shared/platform/log.ts'
import {
  cacheReviews,
  readGoogleReviews,
  readGoogleSettings,
  type ReviewsReading,
} from './google-reviews.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const readReviews = chooseSource()
const respond: JsonResponse<ReviewsResponse | ErrorBody> = jsonResponse

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return preflightResponse()
  // supabase-js invokes functions with POST by default. The body is not read,
  // so it needs no validation.
  if (request.method !== 'GET' && request.method !== 'POST') {
    return respond(
      405,
      { error: 'Use GET or POST' },
      { Allow: 'GET, POST, OPTIONS' },
    )
  }
  const reading = await readReviews()
  if (!reading.ok) {
    logEvent('error', 'reviews-read-failed', { code: reading.code })
    return respond(500, { error: 'Failed to read the reviews' })
  }
  return respond(200, reading.response)
})

/**
 * Chooses Google's reviews if configured, else the owner's. Never falls back,
 * because visitors are told the source.
 */
function chooseSource(): () => Promise<ReviewsReading> {
  const google = readGoogleSettings(environment)
  if (google) {
    const breaker = createCircuitBreaker()
    return cacheReviews(async () => {
      const reading = await readGoogleReviews(google, breaker)
      // Cached reviews may hide the failure from visitors, so log it for the
      // owner.
      if (!reading.ok)
        logEvent('warn', 'google-reviews-read-failed', { code: reading.code })
      else logSkipped(reading.skippedIds)
      return reading
    })
  }
  const client = createAdminClient(environment)
  return () => readPublishedReviews(client)
}

/**
 * More than a visitor reads, and few enough to be repeated in every copy of the
 * strip.
 */
const maxReviews = 24

const timeoutMs = 3_000

/**
 * Reads the published reviews, newest first. Filters explicitly, because the
 * client bypasses row-level security.
 */
async function readPublishedReviews(
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
  const rows = data.map(
    ({ avatar_url: avatar, reviewed_on: date, ...row }) => ({
      ...row,
      date,
      avatar,
    }),
  )
  const reviews = validReviews(rows)
  if (data.length > 0 && reviews.length === 0)
    return { ok: false, code: 'unexpected response' }
  const skippedIds = invalidReviewIds(rows)
  logSkipped(skippedIds)
  return { ok: true, response: { reviews, source: 'own' }, skippedIds }
}

/** Logs which reviews visitors do not see because they are malformed. */
function logSkipped(ids: readonly string[]): void {
  if (ids.length === 0) return
  const advice = 'check author, rating, text and date'
  logEvent('warn', 'reviews-skipped', {
    leftOut: ids.length,
    ids: ids.join(' '),
    advice,
  })
}
