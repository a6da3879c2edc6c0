import { createAdminClient } from '../_shared/admin-client.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { answerJson, answerPreflight } from '../_shared/json-answer.ts'
import { logEvent } from '../_shared/log.ts'
import type { ReviewsRefusal, ReviewsResponse } from '../_shared/reviews-contract.ts'
import { readPublishedReviews } from './published-reviews.ts'

const client = createAdminClient(readEnvironment((name) => Deno.env.get(name)))

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return answerPreflight()
  // supabase-js invokes with POST unless told otherwise. No payload is read, so none can be wrong.
  if (request.method !== 'GET' && request.method !== 'POST') {
    return answer(405, { error: 'Use GET or POST' }, { Allow: 'GET, POST, OPTIONS' })
  }
  const reading = await readPublishedReviews(client)
  if (!reading.ok) {
    logEvent('error', 'reviews-not-read', { code: reading.code })
    return answer(500, { error: 'The reviews could not be read' })
  }
  return answer(200, { reviews: reading.reviews })
})

function answer(
  status: number,
  body: ReviewsResponse | ReviewsRefusal,
  headers?: Record<string, string>,
): Response {
  return answerJson(status, body, headers)
}
