import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { readWebhookSettings } from '../../../supabase/functions/_shared/quote-delivery/lead-webhook.ts'
import { startWebhookStandIn, type WebhookMode, type WebhookStandIn } from '../../fakes/webhook.ts'
import { type RunningSupabase, startSupabase } from '../supabase-fixture.ts'
import { letTimePass, notificationsOf, runDeliverer, secondsUntilNext } from './run-deliverer.ts'

const quote = { firstName: 'Zoë 🧽', email: 'zoe@visitor.example', phone: '916 555 0123' }

interface Started {
  supabase: RunningSupabase
  webhook: WebhookStandIn
  remove(): Promise<void>
}

async function open(settings: Record<string, string> = {}): Promise<Started> {
  const webhook = await startWebhookStandIn()
  const supabase = await startSupabase({
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: webhook.secret,
    ...settings,
  })
  async function remove() {
    await supabase.remove()
    await webhook.stop()
  }
  return { supabase, webhook, remove }
}

async function start(settings: Record<string, string> = {}): Promise<Started> {
  const started = await open(settings)
  onTestFinished(() => started.remove())
  return started
}

async function webhookState({ supabase }: Started, email = quote.email) {
  const all = await notificationsOf(supabase, email)
  return all.find(({ channel }) => channel === 'webhook')
}

/** The webhook's notification after so many attempts. */
async function attempted(started: Started, attempts: number, email = quote.email) {
  await expect.poll(async () => (await webhookState(started, email))?.attempts).toBe(attempts)
  return webhookState(started, email)
}

test('a lead reaches the webhook as signed JSON, besides the mail', async () => {
  const started = await start()
  const { supabase, webhook } = started
  await supabase.ask(quote)
  expect(await attempted(started, 1)).toMatchObject({ status: 'delivered', last_error: null })
  const lead = await supabase.attemptedLead(quote.email)
  expect(lead).toMatchObject({ notification_status: 'delivered' })
  expect(webhook.forged).toBe(0)
  expect(webhook.messages).toEqual([
    {
      id: expect.stringMatching(/^quote-notification_[\da-f-]{36}$/),
      body: {
        type: 'quote_request.created',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        data: { id: lead.id, ...quote },
      },
    },
  ])
})

test('a message and the page it was asked on are part of the lead', async () => {
  const started = await start()
  const message = 'The deck,\nall of it.'
  const headers = { 'X-Quote-Page': '/city/folsom', 'X-Quote-Subject': 'Folsom%20%C3%A9' }
  await started.supabase.ask({ ...quote, message }, { headers })
  await attempted(started, 1)
  const origin = { page: '/city/folsom', subject: 'Folsom é' }
  expect(started.webhook.messages).toMatchObject([{ body: { data: { ...quote, message, origin } } }])
})

describe('a webhook that did not take a lead', () => {
  let started: Started
  beforeAll(async () => {
    started = await open()
  })
  afterAll(() => started.remove())

  test.each<[WebhookMode, string]>([
    ['bad-request', 'the webhook answered 400'],
    ['rate-limited', 'the webhook answered 429'],
    ['server-error', 'the webhook answered 500'],
    ['hang', 'the webhook did not answer in time'],
    ['reset', 'the webhook could not be reached'],
    ['huge', 'the webhook answered 500'],
    ['redirect', 'the webhook could not be reached'],
  ])('by "%s" is tried again under the same id, and the mail goes out all the same', async (mode, error) => {
    const { supabase, webhook } = started
    const visitor = { ...quote, email: `${mode}@visitor.example` }
    const before = webhook.messages.length
    webhook.mode = mode
    webhook.retryAfter = '120'
    await supabase.ask(visitor)
    const waiting = await attempted(started, 1, visitor.email)
    expect(waiting).toMatchObject({ status: 'pending', last_error: error })
    expect(await supabase.attemptedLead(visitor.email)).toMatchObject({ notification_status: 'delivered' })
    webhook.mode = 'accept'
    await letTimePass(supabase, visitor.email)
    await runDeliverer(supabase)
    expect(await webhookState(started, visitor.email)).toMatchObject({ status: 'delivered' })
    expect(webhook.messages.length - before).toBe(1)
  })

  test('and asks to be left alone is', async () => {
    const { supabase, webhook } = started
    const visitor = { ...quote, email: 'patient@visitor.example' }
    webhook.mode = 'rate-limited'
    webhook.retryAfter = '120'
    await supabase.ask(visitor)
    expect(secondsUntilNext(await attempted(started, 1, visitor.email))).toBeGreaterThan(100)
  })
})

test.each([
  ['an address that is none', { LEAD_WEBHOOK_URL: 'crm' }, 'LEAD_WEBHOOK_URL is not a web address'],
  ['a file as address', { LEAD_WEBHOOK_URL: 'file:///etc/passwd' }, 'LEAD_WEBHOOK_URL is not a web address'],
  [
    'no secret',
    { LEAD_WEBHOOK_SECRET: '' },
    'LEAD_WEBHOOK_SECRET is not whsec_ and base64 of 24 bytes or more',
  ],
  ['a short secret', { LEAD_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'LEAD_WEBHOOK_SECRET is not'],
])('with %s leads wait and say why', async (_, settings, error) => {
  const started = await start(settings)
  await started.supabase.ask(quote)
  expect(await attempted(started, 1)).toMatchObject({
    status: 'pending',
    last_error: expect.stringContaining(error),
  })
  expect(started.webhook.messages).toEqual([])
})

test('the signature is the one of the published example', () => {
  const settings = readWebhookSettings({
    LEAD_WEBHOOK_URL: 'https://crm.example/leads',
    LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  if (settings.kind !== 'webhook') throw new Error('the secret is valid')
  const sentAt = new Date(1_614_265_330_000)
  expect(settings.signer.sign('msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test.each([
  '',
  'whsec_',
  'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  `whsec_${'A'.repeat(33)}`,
  `whsec_${'!'.repeat(40)}`,
])('%j is no secret to sign with', (LEAD_WEBHOOK_SECRET) => {
  const environment = { LEAD_WEBHOOK_URL: 'https://crm.example/leads', LEAD_WEBHOOK_SECRET }
  expect(readWebhookSettings(environment).kind).toBe('unusable')
})
