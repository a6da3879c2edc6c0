import { createAdminClient } from '../_shared/admin-client.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { type JsonResponse, jsonResponse, preflightResponse, type Refusal } from '../_shared/http.ts'
import { logEvent } from '../_shared/log.ts'
import { createPause } from '../_shared/providers.ts'
import type { ReviewsResponse } from '../_shared/reviews-contract.ts'
import { readGoogleReviews, readGoogleSettings } from './google-reviews.ts'
import { keepReviews, type ReviewsReading } from './kept-reviews.ts'
import { readPublishedReviews } from './published-reviews.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const readReviews = chooseSource()
const respond: JsonResponse<ReviewsResponse | Refusal> = jsonResponse

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return preflightResponse()
  // supabase-js invokes with POST unless told otherwise. No payload is read, so none can be wrong.
  if (request.method !== 'GET' && request.method !== 'POST') {
    return respond(405, { error: 'Use GET or POST' }, { Allow: 'GET, POST, OPTIONS' })
  }
  const reading = await readReviews()
  if (!reading.ok) {
    logEvent('error', 'reviews-not-read', { code: reading.code })
    return respond(500, { error: 'The reviews could not be read' })
  }
  return respond(200, reading.answer)
})

/** Google's reviews where they are set up, else the owner's. Never one for the other: a visitor is told whose they are. */
function chooseSource(): () => Promise<ReviewsReading> {
  const google = readGoogleSettings(environment)
  if (google) {
    const pause = createPause()
    return keepReviews(async () => {
      const reading = await readGoogleReviews(google, pause)
      // Kept reviews may hide the failure from visitors, never from the owner.
      if (!reading.ok) logEvent('warn', 'google-reviews-not-read', { code: reading.code })
      return reading
    })
  }
  const client = createAdminClient(environment)
  return () => readPublishedReviews(client)
}
