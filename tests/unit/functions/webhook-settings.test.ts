import { expect, test } from 'vitest'

import { readWebhookSettings } from '../../../supabase/functions/_shared/outbox/lead-webhook.ts'

const settings = {
  LEAD_WEBHOOK_URL: 'https://crm.example/leads',
  LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
}

test.each([
  {
    overrides: { LEAD_WEBHOOK_URL: 'crm' },
    reason: 'LEAD_WEBHOOK_URL is not an http:// or https:// URL',
  },
  {
    overrides: { LEAD_WEBHOOK_URL: 'http://crm.example/leads' },
    reason:
      'LEAD_WEBHOOK_URL must begin with https:// because leads are personal data; http:// is only for your own network',
  },
  {
    overrides: { LEAD_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' },
    reason: expect.stringContaining('LEAD_WEBHOOK_SECRET must be whsec_'),
  },
])(
  'explains why the webhook cannot be used with $overrides',
  ({ overrides, reason }) => {
    expect(readWebhookSettings(settings).kind).toBe('webhook')
    expect(readWebhookSettings({ ...settings, ...overrides })).toEqual({
      kind: 'none',
      reason,
    })
  },
)

test.each([
  'http://localhost:5678/leads',
  'http://192.168.1.20/leads',
  'http://crm/leads',
  'https://user:password@crm.example/leads',
])('posts leads to %s', (LEAD_WEBHOOK_URL) => {
  expect(readWebhookSettings({ ...settings, LEAD_WEBHOOK_URL }).kind).toBe(
    'webhook',
  )
})

test.each(['http://203.0.113.5/leads', 'http://crm.example.com/leads'])(
  'does not post leads to %s, which others on the way could read',
  (LEAD_WEBHOOK_URL) => {
    expect(readWebhookSettings({ ...settings, LEAD_WEBHOOK_URL }).kind).toBe(
      'none',
    )
  },
)
