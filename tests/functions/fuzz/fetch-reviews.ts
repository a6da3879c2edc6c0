import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect } from 'vitest'

import { reviewsResponseSchema } from '../../../supabase/functions/_shared/reviews-contract.ts'
import { temporaryDataFolder } from '../host-fixture.ts'
import { startLoggedSupabase } from '../logged-supabase.ts'
import { expectHarmless, harmlessAnswers } from './harmless-answers.ts'
import { anyHeader, anyText, tenRequests } from './random-request.ts'
import type { Search } from './search.ts'

const body = fc.oneof(anyText, fc.json(), fc.uint8Array({ maxLength: 300 }))
const headers = fc.record(
  { 'content-type': anyHeader, authorization: anyHeader, apikey: anyHeader, accept: anyHeader },
  { requiredKeys: [] },
)

/**
 * Sends random requests, ten at a time; every one is answered without a 5xx, a stack trace or a secret. Returns the
 * statuses there were.
 */
export async function fuzzFetchReviews(search: Search): Promise<number[]> {
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
    search,
  )
  await supabase.stop()
  const log = supabase.log()
  expectHarmless(log, secrets)
  expect(log).not.toMatch(/reviews-not-read|function-threw|unhandled-rejection/)
  return [...seen].toSorted((a, b) => a - b)
}
