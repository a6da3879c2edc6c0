import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { type FakeResend, type ResendMode, startFakeResend } from '../../fakes/resend.ts'
import {
  makeDue,
  readResponse,
  runDeliverer,
  type RunningSupabase,
  secondsUntilNext,
  startSupabase,
  succeeded,
} from '../support/supabase.ts'

function settingsFor({ apiKey, url }: FakeResend) {
  return {
    QUOTE_EMAIL_TO: 'owner@b.example',
    QUOTE_EMAIL_FROM: 'website@b.example',
    SITE_NAME: 'Example Wash',
    RESEND_API_KEY: apiKey,
    RESEND_API_URL: url,
  }
}

let resend: FakeResend
let supabase: RunningSupabase
beforeAll(async () => {
  resend = await startFakeResend()
  supabase = await startSupabase(settingsFor(resend))
})
afterAll(async () => {
  await supabase.remove()
  await resend.stop()
})

const quoteOf = (name: string) => ({
  firstName: 'Dana',
  email: `${name}@visitor.example`,
  phone: '916 555 0123',
})

/** Sends a quote request and waits for the first attempt to mail it. */
async function sendQuote(name: string) {
  const quote = quoteOf(name)
  expect(await readResponse(await supabase.sendQuote(quote))).toEqual(succeeded)
  return supabase.attemptedLead(quote.email)
}

const statusOf = async (name: string) =>
  (await supabase.leads(`${name}@visitor.example`)).map((lead) => lead.notification_status)

test('a new request is mailed at once through Resend', async () => {
  resend.mode = 'accept'
  const lead = await sendQuote('at-once')
  expect(lead).toMatchObject({ notification_status: 'delivered', notification_last_error: null })
  expect(resend.emails.at(-1)).toEqual({
    from: '"Example Wash" <website@b.example>',
    to: ['owner@b.example'],
    reply_to: '"Dana" <at-once@visitor.example>',
    subject: 'Quote request from Dana, 916 555 0123',
    text: expect.stringContaining(`Request:  ${lead.id}`),
    html: expect.stringContaining(lead.id),
  })
})

test.each<[ResendMode, string]>([
  ['server-error', 'Resend answered 500 application_error: An unexpected error.'],
  ['validation-error', 'Resend answered 422 validation_error: Invalid `to` field.'],
  ['reset', 'Resend could not be reached'],
  ['accept-and-reset', 'Resend could not be reached'],
])('after "%s" the next attempt delivers the email once, under the same key', async (mode, error) => {
  const [mailsBefore, keysBefore] = [resend.emails.length, resend.seenKeys.length]
  resend.mode = mode
  const lead = await sendQuote(mode)
  expect(lead).toMatchObject({ notification_status: 'pending', notification_last_error: error })
  resend.mode = 'accept'
  expect(await runDeliverer(supabase), 'it is not due yet').toEqual({ delivered: 0, failed: 0 })
  await makeDue(supabase, lead.id)
  expect(await runDeliverer(supabase)).toEqual({ delivered: 1, failed: 0 })
  expect(await runDeliverer(supabase)).toEqual({ delivered: 0, failed: 0 })
  expect(await statusOf(mode)).toEqual(['delivered'])
  expect(resend.emails.length - mailsBefore).toBe(1)
  expect(new Set(resend.seenKeys.slice(keysBefore)).size).toBe(1)
})

test('a provider that asks to be left alone is, and the rest of the outbox waits too', async () => {
  resend.mode = 'server-error'
  const leads = []
  for (const number of [1, 2, 3, 4]) leads.push(await sendQuote(`waiting-${number}`))
  for (const { id } of leads) await makeDue(supabase, id)
  resend.mode = 'rate-limited'
  resend.retryAfter = '900'
  const seenBefore = resend.seenKeys.length
  const { failed } = await runDeliverer(supabase)
  // Two are sent at a time: at most one more was on its way.
  expect(failed).toBeLessThanOrEqual(2)
  expect(resend.seenKeys.length - seenBefore).toBe(failed)
  const waits = await Promise.all(leads.map(({ id }) => secondsUntilNext(supabase, id)))
  expect(waits.filter((seconds) => seconds > 880)).toHaveLength(failed)

  resend.mode = 'accept'
  for (const { id } of leads) await makeDue(supabase, id)
  const mailsBefore = resend.emails.length
  const runs = await Promise.all(Array.from({ length: 3 }, () => runDeliverer(supabase)))
  expect(
    runs.reduce((sum, run) => sum + run.delivered, 0),
    'each once, by whichever run',
  ).toBe(4)
  expect(resend.emails.length - mailsBefore).toBe(4)
})

test('only the scheduler may run it, and only by POST', async () => {
  const call = (headers: Record<string, string>, method = 'POST') =>
    fetch(`${supabase.url}/functions/v1/deliver-quote-emails`, { method, headers })
  const secret = supabase.deliverySecret
  for (const authorization of [
    '',
    'Bearer',
    'Bearer wrong',
    secret,
    `Bearer ${secret}x`,
    `Bearer ${secret.slice(1)}`,
  ]) {
    const response = await call({ authorization })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'Not authorized' })
  }
  expect((await call({ apikey: supabase.publishableKey })).status).toBe(401)
  const get = await call({}, 'GET')
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
})

test('the timer of the embedded Supabase retries by itself', async () => {
  const own = await startFakeResend()
  onTestFinished(() => own.stop())
  const timed = await startSupabase({ ...settingsFor(own), QUOTE_RETRY_BASE_SECONDS: '0.2' }, 100)
  onTestFinished(() => timed.remove())
  own.mode = 'server-error'
  await timed.sendQuote(quoteOf('timed'))
  await expect.poll(() => own.seenKeys.length).toBeGreaterThan(2)
  own.mode = 'accept'
  await expect
    .poll(async () => (await timed.leads('timed@visitor.example'))[0]?.notification_status)
    .toBe('delivered')
  expect(own.emails).toHaveLength(1)
})
