import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  type FakeSmtp,
  type SmtpMode,
  startFakeSmtp,
} from '../../fakes/smtp.ts'
import {
  makeDue,
  readResponse,
  runDeliverer,
  type RunningSupabase,
  startSupabase,
  succeeded,
} from '../support/supabase.ts'

let smtp: FakeSmtp
let supabase: RunningSupabase
beforeAll(async () => {
  smtp = await startFakeSmtp({
    encryption: 'starttls',
    credentials: { user: 'resend', password: 're_s3cret' },
    honorsKeys: true,
  })
  supabase = await startSupabase({
    QUOTE_EMAIL_TO: 'owner@b.example',
    QUOTE_EMAIL_FROM: 'website@b.example',
    // Deno grants permission by name.
    SMTP_URL: smtp.url.replace('127.0.0.1', 'localhost'),
  })
})
afterAll(async () => {
  await supabase.remove()
  await smtp.stop()
})

async function sendQuote(name: string) {
  const quote = {
    firstName: 'Dana',
    email: `${name}@visitor.example`,
    phone: '916 555 0123',
  }
  expect(await readResponse(await supabase.sendQuote(quote))).toEqual(succeeded)
  return supabase.attemptedLead(quote.email)
}

async function statusOf(name: string) {
  const leads = await supabase.leads(`${name}@visitor.example`)
  return leads.map((lead) => lead.notification_status)
}

test.each<{ mode: SmtpMode; error: string }>([
  { mode: 'busy', error: 'sending the email failed (451)' },
  { mode: 'accept-and-reset', error: 'sending the email failed (ECONNECTION)' },
])(
  'delivers the email once, under the same key, on the next attempt after "$mode"',
  async ({ mode, error }) => {
    const messagesBefore = smtp.messages.length
    const keysBefore = smtp.seenKeys.length
    smtp.mode = mode
    const lead = await sendQuote(mode)
    expect(lead).toMatchObject({
      notification_status: 'pending',
      notification_last_error: expect.stringContaining(error),
    })
    smtp.mode = 'accept'
    expect(await runDeliverer(supabase), 'the retry is not due yet').toEqual({
      delivered: 0,
      failed: 0,
    })
    await makeDue(supabase, lead.id)
    expect(await runDeliverer(supabase)).toEqual({ delivered: 1, failed: 0 })
    expect(await runDeliverer(supabase)).toEqual({ delivered: 0, failed: 0 })
    expect(await statusOf(mode)).toEqual(['delivered'])
    expect(smtp.messages.length - messagesBefore).toBe(1)
    expect(new Set(smtp.seenKeys.slice(keysBefore)).size).toBe(1)
  },
)

test('concurrent runs deliver each email once', async () => {
  smtp.mode = 'busy'
  const leads = []
  for (const number of [1, 2, 3, 4])
    leads.push(await sendQuote(`waiting-${number}`))
  smtp.mode = 'accept'
  for (const { id } of leads) await makeDue(supabase, id)
  const messagesBefore = smtp.messages.length
  const runs = await Promise.all(
    Array.from({ length: 3 }, () => runDeliverer(supabase)),
  )
  expect(
    runs.reduce((sum, run) => sum + run.delivered, 0),
    'emails delivered by all runs together',
  ).toBe(4)
  expect(smtp.messages.length - messagesBefore).toBe(4)
})

test('only the scheduler can run deliveries, and only by POST', async () => {
  const call = (headers: Record<string, string>, method = 'POST') =>
    fetch(`${supabase.url}/functions/v1/deliver-quote-emails`, {
      method,
      headers,
    })
  const secret = supabase.deliverySecret
  for (const authorization of ['', 'Bearer wrong', `Bearer ${secret}x`]) {
    const response = await call({ authorization })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'Not authorized' })
  }
  expect((await call({ apikey: supabase.publishableKey })).status).toBe(401)
  const get = await call({}, 'GET')
  expect(get.status).toBe(405)
  expect(get.headers.get('allow')).toBe('POST')
})
