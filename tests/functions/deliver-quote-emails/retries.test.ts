import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { type ResendMode, type ResendStandIn, startResendStandIn } from '../../fakes/resend.ts'
import { type RunningSupabase, startSupabase } from '../supabase-fixture.ts'
import {
  callDeliverer,
  letTimePass,
  notificationsOf,
  runDeliverer,
  secondsUntilNext,
} from './run-deliverer.ts'

const quote = { firstName: 'Dana', email: 'dana@visitor.example', phone: '916 555 0123' }
const addresses = { QUOTE_EMAIL_TO: 'owner@b.example', QUOTE_EMAIL_FROM: 'website@b.example' }

function settingsFor({ apiKey, url }: ResendStandIn) {
  return { ...addresses, RESEND_API_KEY: apiKey, RESEND_API_URL: url }
}

async function start(
  environment: Record<string, string> = {},
): Promise<{ supabase: RunningSupabase; resend: ResendStandIn }> {
  const resend = await startResendStandIn()
  onTestFinished(() => resend.stop())
  const supabase = await startSupabase({ ...settingsFor(resend), ...environment })
  onTestFinished(() => supabase.remove())
  return { supabase, resend }
}

describe('a lead that Resend did not take', () => {
  let resend: ResendStandIn
  let supabase: RunningSupabase
  beforeAll(async () => {
    resend = await startResendStandIn()
    supabase = await startSupabase(settingsFor(resend))
  })
  afterAll(async () => {
    await supabase.remove()
    await resend.stop()
  })

  test.each<[ResendMode, string]>([
    ['server-error', 'Resend answered 500'],
    ['rate-limited', 'Resend answered 429'],
    ['validation-error', 'Resend answered 422'],
    ['reset', 'Resend could not be reached'],
    ['malformed', 'without an id'],
    ['huge', 'Resend answered 500'],
    ['accept-and-reset', 'Resend could not be reached'],
  ])('after "%s" the next due attempt delivers, once', async (mode, error) => {
    const visitor = { ...quote, email: `${mode}@visitor.example` }
    const [mailsBefore, keysBefore] = [resend.emails.length, resend.seenKeys.length]
    resend.mode = mode
    await supabase.ask(visitor)
    await supabase.attemptedLead(visitor.email)
    expect(await notificationsOf(supabase, visitor.email)).toMatchObject([
      { status: 'pending', attempts: 1, last_error: expect.stringContaining(error) },
    ])
    resend.mode = 'accept'
    // It is not due yet.
    expect(await runDeliverer(supabase)).toEqual({ delivered: 0, failed: 0 })
    await letTimePass(supabase, visitor.email)
    expect(await runDeliverer(supabase)).toEqual({ delivered: 1, failed: 0 })
    expect(await runDeliverer(supabase)).toEqual({ delivered: 0, failed: 0 })
    expect(resend.emails.length - mailsBefore).toBe(1)
    expect(new Set(resend.seenKeys.slice(keysBefore)).size).toBe(1)
    expect(await notificationsOf(supabase, visitor.email)).toMatchObject([
      { status: 'delivered', attempts: 2 },
    ])
  })

  test('for a reason that no repetition will change is not repeated soon', async () => {
    const visitor = { ...quote, email: 'refused@visitor.example' }
    resend.mode = 'validation-error'
    await supabase.ask(visitor)
    await supabase.attemptedLead(visitor.email)
    const [waiting] = await notificationsOf(supabase, visitor.email)
    expect(secondsUntilNext(waiting)).toBeGreaterThan(1_700)
  })
})

test('a provider that asks to be left alone is, and the rest of the outbox waits too', async () => {
  const { supabase, resend } = await start()
  resend.mode = 'server-error'
  for (let index = 0; index < 5; index += 1) {
    await supabase.ask({ ...quote, email: `v${index}@visitor.example` })
    await supabase.attemptedLead(`v${index}@visitor.example`)
  }
  await letTimePass(supabase)
  resend.mode = 'rate-limited'
  resend.retryAfter = '900'
  const seenBefore = resend.seenKeys.length
  const { failed } = await runDeliverer(supabase)
  // Two hands: at most one more request was on its way.
  expect(failed).toBeLessThanOrEqual(2)
  expect(resend.seenKeys.length - seenBefore).toBe(failed)
  const asked = (await notificationsOf(supabase)).filter(({ attempts }) => attempts === 2)
  expect(asked).toHaveLength(failed)
  for (const waiting of asked) expect(secondsUntilNext(waiting)).toBeGreaterThan(880)
})

test('two submissions with one key racing on ten connections are one row and one mail', async () => {
  const { supabase, resend } = await start()
  const keyed = { headers: { 'Idempotency-Key': 'one-visit-1' } }
  const answers = await Promise.all(Array.from({ length: 10 }, () => supabase.ask(quote, keyed)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  // The scheduler comes along in the same moment.
  await Promise.all(Array.from({ length: 5 }, () => runDeliverer(supabase)))
  expect(await supabase.leads(quote.email)).toHaveLength(1)
  await supabase.stop()
  expect(resend.seenKeys).toHaveLength(1)
  expect(resend.emails).toHaveLength(1)
})

test('many deliverers at once deliver each mail once', async () => {
  const { supabase, resend } = await start()
  resend.mode = 'server-error'
  for (let index = 0; index < 12; index += 1) {
    await supabase.ask({ ...quote, email: `v${index}@visitor.example` })
    await supabase.attemptedLead(`v${index}@visitor.example`)
  }
  await letTimePass(supabase)
  resend.mode = 'accept'
  const seenBefore = resend.seenKeys.length
  const runs = await Promise.all(Array.from({ length: 6 }, () => runDeliverer(supabase)))
  expect(runs.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(12)
  expect(resend.seenKeys.length - seenBefore).toBe(12)
  expect(resend.emails).toHaveLength(12)
})

test('only the scheduler may run it, and only by POST', async () => {
  const { supabase } = await start()
  for (const headers of [
    {},
    { Authorization: 'Bearer' },
    { Authorization: 'Bearer wrong' },
    { Authorization: `Bearer ${supabase.publishableKey}` },
    { apikey: supabase.publishableKey, 'X-Delivery-Secret': 'wrong' },
  ]) {
    const response = await callDeliverer(supabase.url, headers)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'Not authorized' })
  }
  const get = await callDeliverer(supabase.url, {}, { method: 'GET' })
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
})

test('the timer of the embedded Supabase delivers what is due by itself', async () => {
  const resend = await startResendStandIn()
  onTestFinished(() => resend.stop())
  const supabase = await startSupabase({ ...settingsFor(resend), QUOTE_RETRY_BASE_SECONDS: '0.2' }, 100)
  onTestFinished(() => supabase.remove())
  resend.mode = 'server-error'
  await supabase.ask(quote)
  await expect.poll(() => resend.seenKeys.length).toBeGreaterThan(2)
  resend.mode = 'accept'
  await expect.poll(async () => (await notificationsOf(supabase))[0]?.status).toBe('delivered')
  expect(resend.emails).toHaveLength(1)
})
