import { expect, onTestFinished, test } from 'vitest'

import { type ResendMode, type ResendStandIn, startResendStandIn } from '../../stand-ins/resend.ts'
import { startSmtpStandIn } from '../../stand-ins/smtp.ts'
import { parseMessage } from '../mail/sample-mail.ts'
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

async function start(
  environment: Record<string, string> = {},
): Promise<{ supabase: RunningSupabase; resend: ResendStandIn }> {
  const resend = await startResendStandIn()
  onTestFinished(() => resend.stop())
  const supabase = await startSupabase({
    ...addresses,
    RESEND_API_KEY: resend.apiKey,
    RESEND_API_URL: resend.url,
    ...environment,
  })
  onTestFinished(() => supabase.remove())
  return { supabase, resend }
}

test.each<[ResendMode, string]>([
  ['server-error', 'Resend answered 500'],
  ['rate-limited', 'Resend answered 429'],
  ['validation-error', 'Resend answered 422'],
  ['reset', 'Resend could not be reached'],
  ['malformed', 'without an id'],
  ['huge', 'Resend answered 500'],
  ['accept-and-reset', 'Resend could not be reached'],
])('after "%s" the next due attempt delivers, once', async (mode, error) => {
  const { supabase, resend } = await start()
  resend.mode = mode
  await supabase.ask(quote)
  await supabase.attemptedLead(quote.email)
  expect(await notificationsOf(supabase)).toMatchObject([
    { status: 'pending', attempts: 1, last_error: expect.stringContaining(error) },
  ])
  resend.mode = 'accept'
  // It is not due yet.
  expect(await runDeliverer(supabase)).toEqual({ delivered: 0, failed: 0 })
  await letTimePass(supabase)
  expect(await runDeliverer(supabase)).toEqual({ delivered: 1, failed: 0 })
  expect(await runDeliverer(supabase)).toEqual({ delivered: 0, failed: 0 })
  expect(resend.emails).toHaveLength(1)
  expect(new Set(resend.seenKeys).size).toBe(1)
  expect(await notificationsOf(supabase)).toMatchObject([{ status: 'delivered', attempts: 2 }])
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

test('a refusal that no repetition will change is not repeated soon', async () => {
  const { supabase, resend } = await start()
  resend.mode = 'validation-error'
  await supabase.ask(quote)
  await supabase.attemptedLead(quote.email)
  const [waiting] = await notificationsOf(supabase)
  expect(secondsUntilNext(waiting)).toBeGreaterThan(1_700)
})

test('an SMTP server gets every attempt under one Message-ID', async () => {
  const smtp = await startSmtpStandIn()
  onTestFinished(() => smtp.stop())
  const supabase = await startSupabase({ ...addresses, SMTP_URL: smtp.url })
  onTestFinished(() => supabase.remove())
  smtp.mode = 'accept-and-reset'
  await supabase.ask(quote)
  await supabase.attemptedLead(quote.email)
  smtp.mode = 'accept'
  await letTimePass(supabase)
  expect(await runDeliverer(supabase)).toEqual({ delivered: 1, failed: 0 })
  const messages = await Promise.all(smtp.messages.map(({ raw }) => parseMessage(raw)))
  // SMTP knows no keys: the server took both. Mail programs show a repeated Message-ID once.
  expect(messages).toHaveLength(2)
  expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(1)
})

test.each(['hang', 'reset', 'refuse-recipient'] as const)(
  'after an SMTP server that does "%s" the next attempt delivers',
  async (mode) => {
    const smtp = await startSmtpStandIn()
    onTestFinished(() => smtp.stop())
    const supabase = await startSupabase({ ...addresses, SMTP_URL: smtp.url })
    onTestFinished(() => supabase.remove())
    smtp.mode = mode
    await supabase.ask(quote)
    expect(await supabase.attemptedLead(quote.email)).toMatchObject({ notification_status: 'pending' })
    smtp.mode = 'accept'
    await letTimePass(supabase)
    expect(await runDeliverer(supabase)).toEqual({ delivered: 1, failed: 0 })
    expect(smtp.messages).toHaveLength(1)
  },
)

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
  const environment = { ...addresses, RESEND_API_KEY: resend.apiKey, RESEND_API_URL: resend.url }
  const supabase = await startSupabase({ ...environment, QUOTE_RETRY_BASE_SECONDS: '0.2' }, 100)
  onTestFinished(() => supabase.remove())
  resend.mode = 'server-error'
  await supabase.ask(quote)
  await expect.poll(() => resend.seenKeys.length, { timeout: 20_000 }).toBeGreaterThan(2)
  resend.mode = 'accept'
  await expect
    .poll(async () => (await notificationsOf(supabase))[0]?.status, { timeout: 30_000 })
    .toBe('delivered')
  expect(resend.emails).toHaveLength(1)
})
