import * as v from 'valibot'

import type { Site } from '../../app/content/site.ts'
import { reviewsResponseSchema } from '../../supabase/functions/_shared/reviews-contract.ts'
import { isSampleRow } from '../../supabase/functions/_shared/sample-row.ts'

interface Supabase {
  url: string
  publishableKey: string
}

/** The invented content visitors see, in words; nothing if there is none, or if that cannot be found out. */
export async function sampleContent(site: Site, supabase: Supabase): Promise<string | undefined> {
  const reviews = await countSampleReviews(supabase).catch(() => 0)
  const found = [
    ...(reviews > 0 ? [`${reviews} invented reviews (npm run reviews -- --add replaces them)`] : []),
    ...(site.activity ? ['invented notices (SITE_ACTIVITY=off ends them)'] : []),
  ]
  return found.length === 0 ? undefined : found.join(', ')
}

async function countSampleReviews({ url, publishableKey }: Supabase): Promise<number> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` }
  const signal = AbortSignal.timeout(3000)
  const response = await fetch(`${url}/functions/v1/fetch-reviews`, { headers, signal })
  const { reviews } = v.parse(reviewsResponseSchema, await response.json())
  return reviews.filter(({ id }) => isSampleRow(id)).length
}
