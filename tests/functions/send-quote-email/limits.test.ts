import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { readAnswer, type RunningSupabase, startSupabase, succeeded } from '../supabase-fixture.ts'

const limited = { status: 429, body: { success: false, error: 'Too many requests' } }
const suspect = { status: 422, body: { success: false, error: 'The request was not accepted' } }

async function start(environment: Record<string, string>): Promise<RunningSupabase> {
  const supabase = await startSupabase(environment)
  onTestFinished(() => supabase.remove())
  return supabase
}

let people = 0

/** Somebody new each time, through the site (`address`) or past it. */
async function ask(supabase: RunningSupabase, address?: string, quote: object = {}) {
  people += 1
  const { visitorSecret } = v.parse(
    v.object({ visitorSecret: v.string() }),
    JSON.parse(await readFile(join(supabase.dataDir, 'keys.json'), 'utf8')),
  )
  const headers = address ? { 'X-Visitor-Address': address, 'X-Visitor-Secret': visitorSecret } : undefined
  const somebody = {
    firstName: 'Dana',
    email: `v${people}@visitor.example`,
    phone: `916 555 ${1000 + people}`,
  }
  return readAnswer(await supabase.ask({ ...somebody, ...quote }, headers ? { headers } : {}))
}

test('one address may ask so often; another one, and the owner of a proxy, are not touched by it', async () => {
  const supabase = await start({ QUOTE_LIMIT_PER_ADDRESS: '2' })
  expect(await ask(supabase, '203.0.113.7')).toEqual(succeeded)
  expect(await ask(supabase, '203.0.113.7')).toEqual(succeeded)
  expect(await ask(supabase, '203.0.113.7')).toEqual(limited)
  expect(await ask(supabase, '203.0.113.8')).toEqual(succeeded)
  for (let index = 0; index < 4; index += 1) expect(await ask(supabase, '10.0.0.1')).toEqual(succeeded)
})

test('callers past the site count as one, whatever address they claim', async () => {
  const supabase = await start({ QUOTE_LIMIT_PER_ADDRESS: '2' })
  const claim = (address: string) =>
    supabase.ask(
      { firstName: 'Dana', email: `${address}@visitor.example`, phone: address },
      { headers: { 'X-Visitor-Address': address, 'X-Forwarded-For': address } },
    )
  expect(await readAnswer(await claim('203.0.113.7'))).toEqual(succeeded)
  expect(await readAnswer(await claim('203.0.113.8'))).toEqual(succeeded)
  const third = await claim('203.0.113.9')
  expect(third.headers.get('retry-after')).toBe('86400')
  expect(await readAnswer(third)).toEqual(limited)
})

test('one telephone may ask so often from one address; from others its requests are kept aside', async () => {
  const supabase = await start({ QUOTE_LIMIT_PER_PHONE: '2' })
  expect(await ask(supabase, '203.0.113.1', { phone: '(916) 555-0100' })).toEqual(succeeded)
  expect(await ask(supabase, '203.0.113.1', { phone: '916.555.0100' })).toEqual(succeeded)
  expect(await ask(supabase, '203.0.113.1', { phone: '+1 916 555 0100' })).toEqual(limited)
  const other = await ask(supabase, '203.0.113.2', { phone: '916 555 0100', email: 'whose@visitor.example' })
  expect(other).toMatchObject({ status: 422 })
  const { data } = await supabase.admin
    .from('quote_request_overview')
    .select('suspicion, notification_status')
    .eq('email', 'whose@visitor.example')
    .throwOnError()
  expect(data).toEqual([{ suspicion: 'many-requests', notification_status: 'suspect' }])
})

describe('without a limit in the way', () => {
  let supabase: RunningSupabase
  beforeAll(async () => {
    supabase = await startSupabase()
  })
  afterAll(() => supabase.remove())

  test('no address is stored, only a salted hash', async () => {
    await ask(supabase, '203.0.113.7', { email: 'hashed@visitor.example' })
    const requests = supabase.admin.from('quote_requests').select('*')
    const { data } = await requests.eq('email', 'hashed@visitor.example').throwOnError()
    expect(JSON.stringify(data)).not.toContain('203.0.113')
    expect(data).toMatchObject([{ address_hash: expect.stringMatching(/^[\da-f]{64}$/) }])
  })

  test('what the site flags as too-fast is stored, mailed with a note, and confirmed', async () => {
    const quote = { firstName: 'Dana', email: 'quick@visitor.example', phone: '916 555 0124' }
    const flagged = { headers: { 'X-Quote-Suspicion': 'too-fast' } }
    expect(await readAnswer(await supabase.ask(quote, flagged))).toEqual(succeeded)
    expect(await supabase.attemptedLead(quote.email)).toMatchObject({
      notification_status: 'delivered',
      suspicion: 'too-fast',
    })
  })

  test.each(['honeypot'])(
    'what the site flags as %s is stored, not mailed and not confirmed',
    async (flag) => {
      const quote = { firstName: 'Dana', email: `${flag}@visitor.example`, phone: '916 555 0123' }
      const flagged = { headers: { 'X-Quote-Suspicion': flag, 'Idempotency-Key': `visit-${flag}` } }
      expect(await readAnswer(await supabase.ask(quote, flagged))).toEqual(suspect)
      expect(await supabase.leads(quote.email)).toMatchObject([
        { notification_status: 'suspect', notification_attempts: 0 },
      ])
      // A person presses again.
      const again = { headers: { 'Idempotency-Key': `visit-${flag}` } }
      expect(await readAnswer(await supabase.ask(quote, again))).toEqual(succeeded)
      expect(await supabase.attemptedLead(quote.email)).toMatchObject({ notification_status: 'delivered' })
    },
  )

  test('an odd flag is no flag', async () => {
    const quote = { firstName: 'Dana', email: 'dana@visitor.example', phone: '916 555 0123' }
    const odd = { headers: { 'X-Quote-Suspicion': 'maybe' } }
    expect(await readAnswer(await supabase.ask(quote, odd))).toEqual(succeeded)
  })
})
