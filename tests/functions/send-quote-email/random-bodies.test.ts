import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readAnswer, type RunningSupabase, startSupabase } from '../supabase-fixture.ts'

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.remove())

const nasty = fc.constantFrom('\0', '\ud800', '\udfff', '\u202e', '\u0085', "'", '\\', '\r\n', '\u{10ffff}')
const anyCharacter = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), nasty)
const anyText = fc.string({ unit: anyCharacter, maxLength: 60 })
const anyEmail = fc.tuple(anyText, anyText).map(([name, domain]) => `${name}@${domain}.example`)
const nearlyQuote = fc.record(
  { firstName: anyText, email: fc.oneof(anyEmail, fc.emailAddress()), phone: anyText },
  { requiredKeys: [] },
)
const sentBody = fc.oneof(
  { weight: 3, arbitrary: nearlyQuote.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
)

test('any body is stored or refused, and never the fault of the server', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(sentBody, async (sent) => {
      const { status, body } = await readAnswer(await supabase.ask(sent))
      expect([200, 400, 422]).toContain(status)
      expect(body.success).toBe(status === 200)
      seen.add(status)
    }),
    { numRuns: 200 },
  )
  // Otherwise the bodies above would not try what they are meant to try.
  expect(seen).toEqual(new Set([200, 400, 422]))
})
