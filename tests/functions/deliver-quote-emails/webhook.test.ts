import { afterAll, beforeAll, expect, test } from 'vitest'

import { type FakeWebhook, startFakeWebhook } from '../../fakes/webhook.ts'
import {
  makeDue,
  runDeliverer,
  type RunningSupabase,
  secondsUntilWebhook,
  startSupabase,
} from '../support/supabase.ts'

let webhook: FakeWebhook
let supabase: RunningSupabase
beforeAll(async () => {
  webhook = await startFakeWebhook()
  supabase = await startSupabase({
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: webhook.secret,
  })
})
afterAll(async () => {
  await supabase.remove()
  await webhook.stop()
})

const quoteOf = (name: string) => ({
  firstName: 'Zoë 🧽',
  email: `${name}@visitor.example`,
  phone: '916 555 0123',
})

async function attemptedLead(name: string) {
  const { email } = quoteOf(name)
  await expect
    .poll(async () => (await supabase.leads(email))[0]?.webhook_attempts)
    .toBe(1)
  return supabase.attemptedLead(email)
}

test('sends a lead to the webhook as signed JSON with its message and page, in addition to the email', async () => {
  const quote = { ...quoteOf('zoe'), message: 'The deck,\nall of it.' }
  const origin = { page: '/city/salem', subject: 'Salem é' }
  await supabase.sendQuote({ ...quote, origin })
  const lead = await attemptedLead('zoe')
  expect(lead).toMatchObject({
    notification_status: 'delivered',
    webhook_status: 'delivered',
  })
  expect(webhook.messages).toEqual([
    {
      id: expect.stringMatching(/^quote-notification_[\da-f-]{36}$/),
      body: {
        type: 'quote_request.created',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        data: {
          id: lead.id,
          ...quote,
          origin: { page: '/city/salem', subject: 'Salem é' },
        },
      },
    },
  ])
})

test.each<{ mode: FakeWebhook['mode']; error: string }>([
  { mode: 400, error: 'the webhook responded with status 400' },
  { mode: 'reset', error: 'the webhook is unreachable' },
  { mode: 'redirect', error: 'the webhook is unreachable' },
])(
  'retries the webhook after "$mode" and sends the email regardless',
  async ({ mode, error }) => {
    webhook.mode = mode
    await supabase.sendQuote(quoteOf(`${mode}`))
    const lead = await attemptedLead(`${mode}`)
    expect(lead).toMatchObject({
      notification_status: 'delivered',
      webhook_status: 'pending',
      webhook_last_error: error,
    })
    webhook.mode = 'accept'
    const before = webhook.messages.length
    await makeDue(supabase, lead.id)
    await runDeliverer(supabase)
    expect(await supabase.leads(`${mode}@visitor.example`)).toMatchObject([
      { webhook_status: 'delivered' },
    ])
    expect(webhook.messages.length - before).toBe(1)
  },
)

test('honors the Retry-After of a webhook', async () => {
  webhook.mode = 429
  webhook.retryAfter = '900'
  await supabase.sendQuote(quoteOf('patient'))
  const { id } = await attemptedLead('patient')
  expect(await secondsUntilWebhook(supabase, id)).toBeGreaterThan(880)
})
