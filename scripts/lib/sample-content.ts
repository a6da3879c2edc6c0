import * as v from 'valibot'

import type { Site } from '../../app/content/site.ts'
import { reviewsResponseSchema } from '../../supabase/functions/_shared/reviews-contract.ts'
import { isSampleRow } from '../../supabase/functions/_shared/sample-row.ts'
import { getJson } from './light-http.ts'

// Nobody waits long for a reminder.
const patience = 3000

/** What of the invented content visitors are shown, in words; nothing if none is, or if that cannot be found out. */
export async function sampleContent(
  site: Pick<Site, 'activity'>,
  supabase: { url: string; publishableKey: string },
): Promise<string | undefined> {
  const reviews = await sampleReviews(supabase)
  const found = [
    ...(reviews > 0 ? [`${reviews} invented reviews (npm run reviews -- --add replaces them)`] : []),
    ...(site.activity ? ['invented notices (SITE_ACTIVITY=off ends them)'] : []),
  ]
  return found.length === 0 ? undefined : found.join(', ')
}

async function sampleReviews({
  url,
  publishableKey,
}: {
  url: string
  publishableKey: string
}): Promise<number> {
  try {
    const headers = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` }
    const answer = await getJson(`${url}/functions/v1/fetch-reviews`, { headers, patience })
    const { reviews } = v.parse(reviewsResponseSchema, answer)
    return reviews.filter(({ id }) => isSampleRow(id)).length
  } catch {
    return 0
  }
}
