import * as v from 'valibot'

import type { Site } from '../../app/content/business.ts'
import { reviewsResponseSchema } from '../../supabase/functions/_shared/reviews-contract.ts'
import { isSampleRow } from '../../supabase/functions/_shared/sample-row.ts'

/** The invented content visitors see, in words; nothing if there is none, or if that cannot be found out. */
export async function sampleContent(
  site: Site,
  { url, publishableKey }: { url: string; publishableKey: string },
): Promise<string | undefined> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` }
  const signal = AbortSignal.timeout(3000)
  const reviews = await fetch(`${url}/functions/v1/fetch-reviews`, { headers, signal })
    .then(async (response) => v.parse(reviewsResponseSchema, await response.json()).reviews)
    .catch(() => [])
  const samples = reviews.filter(({ id }) => isSampleRow(id)).length
  const found = [
    samples > 0 && `${samples} invented reviews (npm run reviews -- --add replaces them)`,
    site.activity && 'invented notices (SITE_ACTIVITY=off ends them)',
  ]
  return found.filter(Boolean).join(', ') || undefined
}
