import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, onTestFinished } from 'vitest'

import { createPause } from '../../../supabase/functions/_shared/pause.ts'
import { reviewsResponseSchema } from '../../../supabase/functions/_shared/reviews-contract.ts'
import { readGoogleReviews } from '../../../supabase/functions/fetch-reviews/google-reviews.ts'
import { googleReview, startGooglePlacesStandIn } from '../../fakes/google-places.ts'
import { anyText } from './random-request.ts'
import type { Search } from './search.ts'

const anyReview = fc
  .record(
    {
      name: fc.oneof(fc.string(), fc.anything()),
      rating: fc.oneof(fc.integer({ min: -1, max: 7 }), fc.anything()),
      text: fc.oneof(fc.record({ text: anyText, languageCode: anyText }), fc.anything()),
      publishTime: fc.oneof(fc.constant('2026-05-14T18:26:07Z'), anyText),
      authorAttribution: fc.oneof(
        fc.record({ displayName: anyText, uri: fc.webUrl(), photoUri: fc.oneof(fc.webUrl(), anyText) }),
        fc.anything(),
      ),
      googleMapsUri: fc.oneof(fc.webUrl(), fc.anything()),
    },
    { requiredKeys: [] },
  )
  .map((change) => googleReview(1, change))

/** Whatever Google sends becomes reviews that fit the contract, or a failure with a code; says whether it was both. */
export async function fuzzGoogleReviews(search: Search): Promise<{ read: boolean; failed: boolean }> {
  const google = await startGooglePlacesStandIn()
  onTestFinished(() => google.stop())
  const settings = { apiKey: google.apiKey, placeId: google.placeId, apiUrl: new URL(google.url) }
  const seen = new Set<boolean>()
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(anyReview), fc.anything()), async (reviews) => {
      google.place = { reviews: toJson(reviews) }
      const reading = await readGoogleReviews(settings, createPause())
      seen.add(reading.ok)
      expect(reading.ok ? v.is(reviewsResponseSchema, reading.answer) : reading.code.length < 60).toBe(true)
    }),
    search,
  )
  return { read: seen.has(true), failed: seen.has(false) }
}

function toJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}
