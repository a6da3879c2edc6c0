import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import {
  type FakeSmtp,
  type SmtpMode,
  startFakeSmtp,
} from '../../fakes/smtp.ts'
import { parseMessage } from '../support/mail.ts'
import {
  makeDue,
  readResponse,
  runDeliverer,
  type RunningSupabase,
  startSupabase,
  succeeded,
} from '../support/supabase.ts'

function settingsFor({ url }: FakeSmtp) {
  return {
    QUOTE_EMAIL_TO: 'owner@b.example',
    QUOTE_EMAIL_FROM: 'website@b.example',
    SITE_NAME: 'Example Wash',
    // Deno grants permission by name.
    SMTP_URL: url.replace('127.0.0.1', 'localhost'),
  }
}

const startProvider = () =>
  startFakeSmtp({
    encryption: 'starttls',
    credentials: { user: 'resend', password: 're_s3cret' },
    honorsKeys: true,
  })

let smtp: FakeSmtp
let supabase: RunningSupabase
beforeAll(async () => {
  smtp = await startProvider()
  supabase = await startSupabase(settingsFor(smtp))
})
afterAll(async () => {
  await supabase.remove()
  await smtp.stop()
})

const quoteOf = (name: string) => ({
  firstName: 'Dana',
  email: `${name}@visitor.example`,
  phone: '916 555 0123',
})

async function sendQuote(name: string) {
  const quote = quoteOf(name)
  expect(await readResponse(await supabase.sendQuote(quote))).toEqual(succeeded)
  return supabase.attemptedLead(quote.email)
}

async function statusOf(name: string) {
  const leads = await supabase.leads(`${name}@visitor.example`)
  return leads.map((lead) => lead.notification_status)
}

test('emails a new request immediately', async () => {
  smtp.mode = 'accept'
  const lead = await sendQuote('at-once')
  expect(lead).toMatchObject({
    notification_status: 'delivered',
    notification_last_error: null,
  })
  const message = smtp.messages.at(-1)
  expect(message).toMatchObject({
    encrypted: true,
    from: 'website@b.example',
    to: ['owner@b.example'],
  })
  expect(await parseMessage(message?.raw ?? Buffer.of())).toMatchObject({
    from: { name: 'Example Wash', address: 'website@b.example' },
    replyTo: [{ name: 'Dana', address: 'at-once@visitor.example' }],
    subject: 'Quote request from Dana, 916 555 0123',
    text: expect.stringContaining(`Request ${lead.id}`),
    html: expect.stringContaining(lead.id),
  })
})

test.each<{ mode: SmtpMode; error: string }>([
  { mode: 'busy', error: 'sending the email failed (451)' },
  { mode: 'reject-recipient', error: 'sending the email failed (550)' },
  { mode: 'reset', error: 'sending the email failed (ECONNECTION)' },
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
  expect(get.status).toBe(405)
  expect(get.headers.get('allow')).toBe('POST')
})

test('the timer of the local Supabase retries deliveries on its own', async () => {
  const provider = await startProvider()
  onTestFinished(() => provider.stop())
  const timed = await startSupabase(settingsFor(provider), 100)
  onTestFinished(() => timed.remove())
  provider.mode = 'accept-and-reset'
  const quote = quoteOf('timed')
  await timed.sendQuote(quote)
  const { id } = await timed.attemptedLead(quote.email)
  provider.mode = 'accept'
  await makeDue(timed, id)
  await expect
    .poll(() => timed.leads(quote.email))
    .toMatchObject([{ notification_status: 'delivered' }])
  expect(provider.messages).toHaveLength(1)
})
