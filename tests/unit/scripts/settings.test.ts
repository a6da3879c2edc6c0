import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { readSettings } from '../../../scripts/lib/settings.ts'

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  const read = readSettings(environment)
  return read.ok ? [] : read.problems
}

const sender = { QUOTE_EMAIL_FROM: 'me@mailbox.org' }
const webhook = 'https://crm.mailbox.org/leads'
const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test.each([
  {
    settings: { PORT: 'abc' },
    problem: 'PORT must be a number from 1 to 65535: abc',
  },
  {
    settings: { PORT: '0' },
    problem: 'PORT must be a number from 1 to 65535: 0',
  },
  {
    settings: { PORT: '70000' },
    problem: 'PORT must be a number from 1 to 65535: 70000',
  },
  {
    settings: { SUPABASE_PORT: '80.5' },
    problem: 'SUPABASE_PORT must be a number from 1 to 65535: 80.5',
  },
  {
    settings: { DATA_MAX_AGE_SECONDS: '1m' },
    problem: 'DATA_MAX_AGE_SECONDS must be a number of seconds: 1m',
  },
  {
    settings: { QUOTE_LIMIT_PER_ADDRESS: 'none' },
    problem:
      'QUOTE_LIMIT_PER_ADDRESS must be a whole number, or 0 for no limit: none',
  },
  {
    settings: { QUOTE_LIMIT_PER_PHONE: '-1' },
    problem:
      'QUOTE_LIMIT_PER_PHONE must be a whole number, or 0 for no limit: -1',
  },
  {
    settings: { QUOTE_RETRY_BASE_SECONDS: '30s' },
    problem:
      'QUOTE_RETRY_BASE_SECONDS must be a number of seconds above 0: 30s',
  },
  {
    settings: { ASSISTANT_DAILY_CALLS: 'few' },
    problem:
      'ASSISTANT_DAILY_CALLS must be a whole number, or 0 for no calls: few',
  },
  {
    settings: { SITE_PHNE: '+19165550142' },
    problem: 'SITE_PHNE is not a setting. Did you mean SITE_PHONE?',
  },
  {
    settings: { SITE_PHONE: '911' },
    problem: 'SITE_PHONE must look like +19165550142: "911"',
  },
  {
    settings: { SUPABASE_URL: 'abc', SUPABASE_ANON_KEY: 'sb_publishable_x' },
    problem: 'SUPABASE_URL must be a URL: abc',
  },
  {
    settings: { SUPABASE_URL: 'https://abc.supabase.co' },
    problem: 'SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY is required.',
  },
  {
    settings: {
      SITE_EMAIL: 'hello@rivermark.example',
      SMTP_URL: 'smtps://user:secret@mail.invalid',
      QUOTE_EMAIL_FROM: 'me@mailbox.org',
    },
    problem:
      'SMTP_URL is set, but quote emails would go to the sample address hello@rivermark.example. Set QUOTE_EMAIL_TO to your own address.',
  },
  {
    settings: {
      RESEND_API_KEY: 're_1',
      ...sender,
      QUOTE_EMAIL_TO: 'me@mailbox.org, you@example.com',
    },
    problem:
      'RESEND_API_KEY is set, but quote emails would go to the sample address you@example.com. Set QUOTE_EMAIL_TO to your own address.',
  },
  {
    settings: {
      RESEND_API_KEY: 're_1',
      QUOTE_EMAIL_TO: 'me@mailbox.org',
      QUOTE_EMAIL_FROM: 'Quotes',
    },
    problem:
      'Email cannot be sent: QUOTE_EMAIL_FROM must look like ana@mail.example or Ana <ana@mail.example>.',
  },
  {
    settings: {
      SMTP_URL: 'mail.rivermark-cleaning.com',
      QUOTE_EMAIL_TO: 'me@rivermark-cleaning.com',
    },
    problem:
      'Email cannot be sent: SMTP_URL is not an smtp:// or smtps:// URL.',
  },
  {
    settings: {
      SITE_EMAIL: 'hello@rivermark.example',
      RESEND_API_KEY: 're_1',
      QUOTE_EMAIL_TO: 'me@mailbox.org',
    },
    problem:
      'RESEND_API_KEY is set, but quote emails would be sent from the sample address hello@rivermark.example. Set QUOTE_EMAIL_FROM to an address that your email provider lets you send from.',
  },
  {
    settings: { LEAD_WEBHOOK_URL: webhook },
    problem:
      'LEAD_WEBHOOK_URL is set, so LEAD_WEBHOOK_SECRET is required. Create one with: echo "whsec_$(openssl rand -base64 32)"',
  },
  {
    settings: { LEAD_WEBHOOK_SECRET: webhookSecret },
    problem: 'LEAD_WEBHOOK_SECRET is set, so LEAD_WEBHOOK_URL is required.',
  },
  {
    settings: {
      LEAD_WEBHOOK_URL: webhook,
      LEAD_WEBHOOK_SECRET: 'whsec_c2hvcnQ=',
    },
    problem:
      'Leads cannot be posted to the webhook: LEAD_WEBHOOK_SECRET must be whsec_ followed by at least 24 bytes in base64.',
  },
  {
    settings: {
      LEAD_WEBHOOK_URL: 'crm.mailbox.org:8080',
      LEAD_WEBHOOK_SECRET: webhookSecret,
    },
    problem:
      'Leads cannot be posted to the webhook: LEAD_WEBHOOK_URL is not an http:// or https:// URL.',
  },
])('$settings is reported as one problem', ({ settings, problem }) => {
  expect(problemsOf(settings)).toEqual([problem])
})

test.each([
  { sender: 'hello@rivermark.example', address: 'hello@rivermark.example' },
  { sender: 'Quotes <me@example.com>', address: 'me@example.com' },
  { sender: 'web@mail.test', address: 'web@mail.test' },
  { sender: 'me@localhost', address: 'me@localhost' },
])('the sample address $sender is no sender', ({ sender, address }) => {
  const settings = {
    SMTP_URL: 'smtp://mail',
    QUOTE_EMAIL_TO: 'me@mailbox.org',
    QUOTE_EMAIL_FROM: sender,
  }
  expect(problemsOf(settings)).toEqual([
    `SMTP_URL is set, but quote emails would be sent from the sample address ${address}. Set QUOTE_EMAIL_FROM to an address that your email provider lets you send from.`,
  ])
})

test('several invalid settings are reported together, each by name', () => {
  const problems = problemsOf({
    PORT: 'abc',
    SITE_EMAIL: 'nobody',
    LOG_LEVEL: 'loud',
  })
  expect(problems).toEqual([
    expect.stringMatching(/^PORT /),
    expect.stringMatching(/^LOG_LEVEL /),
    expect.stringMatching(/^SITE_EMAIL /),
  ])
})

test('every setting is optional, and an empty value counts as unset', () => {
  const empty = {
    PORT: '',
    HOST: '',
    DATA_DIR: '',
    SITE_PHONE: '',
    SUPABASE_URL: '',
    LOG_LEVEL: '',
  }
  for (const environment of [{}, empty]) {
    expect(readSettings(environment)).toMatchObject({
      ok: true,
      settings: {
        port: 3000,
        host: undefined,
        dataDir: resolve('.data'),
        hosted: undefined,
      },
    })
  }
})

test('a sample address as recipient and as sender is reported as two problems', () => {
  const problems = problemsOf({
    SITE_EMAIL: 'hello@rivermark.example',
    RESEND_API_KEY: 're_1',
  })
  expect(problems).toEqual([
    expect.stringContaining('Set QUOTE_EMAIL_TO'),
    expect.stringContaining('Set QUOTE_EMAIL_FROM'),
  ])
})

test('a webhook with a secret is accepted, and one of a hosted project is not checked here', () => {
  const settings = {
    LEAD_WEBHOOK_URL: webhook,
    LEAD_WEBHOOK_SECRET: webhookSecret,
  }
  expect(problemsOf(settings)).toEqual([])
  const hosted = {
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  }
  expect(problemsOf({ ...hosted, LEAD_WEBHOOK_URL: webhook })).toEqual([])
})

test('a real email address of the owner is accepted', () => {
  const server = { SMTP_URL: 'smtps://mail.mailbox.org' }
  expect(problemsOf({ ...server, SITE_EMAIL: 'me@mailbox.org' })).toEqual([])
  const QUOTE_EMAIL_FROM = 'Quotes <me@mailbox.org>'
  expect(
    problemsOf({
      ...server,
      QUOTE_EMAIL_TO: 'me@mailbox.org,you@mailbox.org',
      QUOTE_EMAIL_FROM,
    }),
  ).toEqual([])
})

test('a hosted project without VISITOR_SECRET is reported', () => {
  const hosted = {
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  }
  const limitProblem = expect.stringContaining('VISITOR_SECRET is not set')
  expect(readSettings(hosted)).toMatchObject({ settings: { limitProblem } })
  for (const environment of [{ ...hosted, VISITOR_SECRET: 'long' }, {}])
    expect(readSettings(environment)).toMatchObject({
      settings: { limitProblem: undefined },
    })
})

test('the functions get the name of the business and may reach only the hosts of their providers', () => {
  const result = readSettings({
    SITE_NAME: 'Delta Wash',
    SITE_EMAIL: 'me@mailbox.org',
    SMTP_URL: 'smtps://mail.mailbox.org',
    LEAD_WEBHOOK_URL: webhook,
    LEAD_WEBHOOK_SECRET: webhookSecret,
  })
  expect(result).toMatchObject({
    settings: {
      site: { name: 'Delta Wash' },
      functions: {
        environment: { SITE_NAME: 'Delta Wash', RESEND_API_KEY: undefined },
        allowedHosts: ['mail.mailbox.org:465', 'crm.mailbox.org:443'],
      },
    },
  })
})
