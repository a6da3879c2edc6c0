import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect } from 'vitest'

import { temporaryDataFolder } from '../host-fixture.ts'
import { startLoggedSupabase } from '../logged-supabase.ts'
import { expectHarmless, harmlessAnswers } from './harmless-answers.ts'
import { anyHeader, anyText, tenRequests } from './random-request.ts'
import type { Search } from './search.ts'

const body = fc.oneof(
  anyText,
  fc.json(),
  fc.uint8Array({ maxLength: 300 }),
  fc.nat({ max: 40_000 }).map((length) => '['.repeat(length)),
)
const answerSchema = v.union([
  v.strictObject({ error: v.picklist(['Use POST', 'Not authorized']) }),
  v.strictObject({ delivered: v.number(), failed: v.number() }),
])

/**
 * Sends random requests, ten at a time; every one is answered without a 5xx, a stack trace or a secret. Returns the
 * statuses there were.
 */
export async function fuzzDeliverQuoteEmails(search: Search): Promise<number[]> {
  const supabase = await startLoggedSupabase(await temporaryDataFolder())
  const { deliverySecret } = supabase.keys
  const secrets = Object.values(supabase.keys)
  const authorization = fc.oneof(
    anyHeader,
    anyHeader.map((text) => `Bearer ${text}`),
    fc.constantFrom(
      `bearer ${deliverySecret}`,
      `Bearer ${deliverySecret} `,
      `Bearer ${deliverySecret}x`,
      `Bearer ${deliverySecret}`,
    ),
    fc.nat({ max: deliverySecret.length - 1 }).map((length) => `Bearer ${deliverySecret.slice(0, length)}`),
  )
  const headers = fc.record(
    { authorization, 'content-type': anyHeader, 'x-anything': anyHeader },
    { requiredKeys: [] },
  )
  const url = `${supabase.url}/functions/v1/deliver-quote-emails`
  const seen = new Set<number>()

  await fc.assert(
    fc.asyncProperty(tenRequests(body, headers), async (requests) => {
      for (const { request, status, text } of await harmlessAnswers(url, requests, secrets)) {
        seen.add(status)
        if (request.method === 'HEAD') continue
        expect(v.is(answerSchema, JSON.parse(text))).toBe(true)
        // Blanks around a header are not part of it.
        const isScheduler = request.headers['authorization']?.trim() === `Bearer ${deliverySecret}`
        expect(status === 200).toBe(request.method === 'POST' && isScheduler)
      }
    }),
    search,
  )
  await supabase.stop()
  const log = supabase.log()
  expectHarmless(log, secrets)
  expect(log).not.toMatch(/unexpected-error|function-threw|unhandled-rejection/)
  return [...seen].toSorted((a, b) => a - b)
}
