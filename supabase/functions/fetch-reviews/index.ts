import type { ReviewsResponse } from '#domain/reviews-contract.ts'

import { createAdminClient } from '../_shared/platform/admin-client.ts'
import { createCircuitBreaker } from '../_shared/platform/circuit-breaker.ts'
import { readEnvironment } from '../_shared/platform/function-environment.ts'
import {
  type ErrorBody,
  type JsonResponse,
  jsonResponse,
} from '../_shared/platform/http.ts'
import { logEvent } from '../_shared/platform/log.ts'
import { cacheReviews } from './cached-reviews.ts'
import { readGoogleReviews, readGoogleSettings } from './google-reviews.ts'
import { readPublishedReviews } from './published-reviews.ts'
import type { ReviewsReading } from './reviews-reading.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const readReviews = chooseSource()
const respond: JsonResponse<ReviewsResponse | ErrorBody> = jsonResponse

Deno.serve(async (request) => {
  // supabase-js invokes functions with POST by default.
  if (request.method !== 'GET' && request.method !== 'POST') {
    return respond(405, { error: 'Use GET or POST' }, { Allow: 'GET, POST' })
  }
  const reading = await readReviews()
  if (!reading.ok) {
    logEvent('error', 'reviews-read-failed', { code: reading.code })
    return respond(500, { error: 'Failed to read the reviews' })
  }
  return respond(200, reading.response)
})

// Never falls back, because visitors are told the source.
function chooseSource(): () => Promise<ReviewsReading> {
  const google = readGoogleSettings(environment)
  if (google !== undefined) {
    const breaker = createCircuitBreaker()
    return cacheReviews(async () => {
      const reading = await readGoogleReviews(google, breaker)
      // Cached reviews may hide the failure from visitors.
      if (!reading.ok)
        logEvent('warn', 'google-reviews-read-failed', { code: reading.code })
      return reading
    })
  }
  const client = createAdminClient(environment)
  return () => readPublishedReviews(client)
}
