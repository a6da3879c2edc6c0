import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'

import { createPause } from '../../../supabase/functions/_shared/pause.ts'
import { reviewsResponseSchema } from '../../../supabase/functions/_shared/reviews-contract.ts'
import { readGoogleReviews } from '../../../supabase/functions/fetch-reviews/google-reviews.ts'
import { googleReview, startGooglePlacesStandIn } from '../../stand-ins/google-places.ts'
import { temporaryDataFolder } from '../host-fixture.ts'
import { startLoggedSupabase } from '../logged-supabase.ts'
import { expectHarmless, harmlessAnswers } from './harmless-answers.ts'
import { anyHeader, anyText, tenRequests } from './random-request.ts'

const body = fc.oneof(anyText, fc.json(), fc.uint8Array({ maxLength: 300 }))
const headers = fc.record(
  { 'content-type': anyHeader, authorization: anyHeader, apikey: anyHeader, accept: anyHeader },
  { requiredKeys: [] },
)

test('a thousand random requests are answered without a 5xx, a stack trace or a secret', async () => {
  const supabase = await startLoggedSupabase(await temporaryDataFolder())
  const secrets = Object.values(supabase.keys)
  const url = `${supabase.url}/functions/v1/fetch-reviews`
  const seen = new Set<number>()

  await fc.assert(
    fc.asyncProperty(tenRequests(body, headers), async (requests) => {
      for (const { status, text } of await harmlessAnswers(url, requests, secrets)) {
        seen.add(status)
        expect([200, 204, 405]).toContain(status)
        expect(status !== 200 || v.is(reviewsResponseSchema, JSON.parse(text))).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
  await supabase.stop()
  expect([...seen].toSorted((a, b) => a - b)).toEqual([200, 204, 405])
  const log = supabase.log()
  expectHarmless(log, secrets)
  expect(log).not.toMatch(/reviews-not-read|function-threw|unhandled-rejection/)
}, 300_000)

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

test('whatever Google sends becomes reviews that fit the contract, or a failure with a code', async () => {
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
    { numRuns: 300 },
  )
  expect(seen).toEqual(new Set([true, false]))
})

function toJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}
