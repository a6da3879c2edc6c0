import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect } from 'vitest'

import { quoteResponseSchema } from '../../../supabase/functions/_shared/quote-contract.ts'
import { temporaryDataFolder } from '../host-fixture.ts'
import { startLoggedSupabase } from '../logged-supabase.ts'
import { expectHarmless, harmlessAnswers } from './harmless-answers.ts'
import { anyHeader, anyText, tenRequests } from './random-request.ts'
import type { Search } from './search.ts'

const anyEmail = fc.tuple(anyText, anyText).map(([name, domain]) => `${name}@${domain}.example`)
const nearlyQuote = fc.record(
  { firstName: anyText, email: fc.oneof(anyEmail, fc.emailAddress()), phone: anyText },
  { requiredKeys: [] },
)
const goodQuote = fc.record({
  firstName: anyText.map((text) => `A${text}`),
  email: fc.emailAddress(),
  phone: fc.nat().map(String),
})
const wrongTypes = fc.record({ firstName: fc.anything(), email: fc.anything(), phone: fc.anything() })
const body = fc.oneof(
  { weight: 3, arbitrary: goodQuote.map((value) => JSON.stringify(value)) },
  { weight: 6, arbitrary: nearlyQuote.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: wrongTypes.map((value) => fc.stringify(value)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 1, arbitrary: fc.nat({ max: 40_000 }).map((length) => '['.repeat(length)) },
)
const json = 'application/json'
const headers = fc.record(
  {
    'content-type': fc.oneof(
      { weight: 9, arbitrary: fc.constant(json) },
      { weight: 1, arbitrary: anyHeader },
    ),
    'idempotency-key': fc.oneof(fc.uuid(), anyHeader),
    'x-quote-suspicion': fc.oneof(fc.constantFrom('honeypot', 'too-fast'), anyHeader),
    'x-visitor-address': fc.oneof(fc.ipV4(), fc.ipV6(), anyHeader),
    'x-visitor-secret': anyHeader,
    authorization: anyHeader,
  },
  { requiredKeys: ['content-type'] },
)

/**
 * Sends random requests, ten at a time; every one is answered without a 5xx, a stack trace or a secret. Returns the
 * statuses there were.
 */
export async function fuzzSendQuoteEmail(search: Search): Promise<number[]> {
  const supabase = await startLoggedSupabase(await temporaryDataFolder(), {
    QUOTE_LIMIT_PER_ADDRESS: '5',
    LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/',
    LEAD_WEBHOOK_SECRET: 'whsec_c2VjcmV0IG9mIHRoZSB3ZWJob29rIHRoYXQgbm9ib2R5IGtub3dz',
    QUOTE_AUTO_REPLY: 'on',
  })
  const secrets = [...Object.values(supabase.keys), 'c2VjcmV0IG9mIHRo']
  const url = `${supabase.url}/functions/v1/send-quote-email`
  const seen = new Set<number>()

  await fc.assert(
    fc.asyncProperty(tenRequests(body, headers), async (requests) => {
      for (const { request, status, text } of await harmlessAnswers(url, requests, secrets)) {
        seen.add(status)
        if (request.method === 'HEAD' || request.method === 'OPTIONS') continue
        expect(v.parse(quoteResponseSchema, JSON.parse(text)).success).toBe(status === 200)
      }
    }),
    search,
  )
  await supabase.stop()
  const log = supabase.log()
  expectHarmless(log, secrets)
  expect(log).not.toMatch(/unexpected-error|function-threw|unhandled-rejection|background-work-failed/)
  for (const line of log.split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  return [...seen].toSorted((a, b) => a - b)
}
