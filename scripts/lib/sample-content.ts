import * as v from 'valibot'

import type { Site } from '../../app/content/site.ts'
import { reviewsResponseSchema } from '../../supabase/functions/_shared/reviews-contract.ts'
import { isSampleRow } from '../../supabase/functions/_shared/sample-row.ts'

const timeout = 3000

/** The invented content visitors see, in words; nothing if there is none, or if that cannot be found out. */
export async function sampleContent(
  site: Pick<Site, 'activity'>,
  supabase: { url: string; publishableKey: string },
): Promise<string | undefined> {
  const reviews = await countSampleReviews(supabase).catch(() => 0)
  const found = [
    ...(reviews > 0 ? [`${reviews} invented reviews (npm run reviews -- --add replaces them)`] : []),
    ...(site.activity ? ['invented notices (SITE_ACTIVITY=off ends them)'] : []),
  ]
  return found.length === 0 ? undefined : found.join(', ')
}

async function countSampleReviews(supabase: { url: string; publishableKey: string }): Promise<number> {
  const { url, publishableKey } = supabase
  const response = await fetch(`${url}/functions/v1/fetch-reviews`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
    signal: AbortSignal.timeout(timeout),
  })
  const { reviews } = v.parse(reviewsResponseSchema, await response.json())
  return reviews.filter(({ id }) => isSampleRow(id)).length
}
