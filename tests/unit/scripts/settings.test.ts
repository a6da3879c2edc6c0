import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { settingNames } from '../../../scripts/lib/settings-schema.ts'
import { readSettings } from '../../../scripts/lib/settings.ts'

type Environment = Record<string, string>

function problemsOf(environment: Environment): string[] {
  const read = readSettings(environment)
  return read.ok ? [] : read.problems
}

const hosted = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
}
const mail = {
  SMTP_URL: 'smtps://me:secret@mail.mailbox.org',
  QUOTE_EMAIL_TO: 'me@mailbox.org',
  QUOTE_EMAIL_FROM: 'me@mailbox.org',
}
const webhook = {
  LEAD_WEBHOOK_URL: 'https://crm.mailbox.org/leads',
  LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
}

test.each<[Environment, string]>([
  [{ PORT: 'abc' }, 'PORT must be a number from 1 to 65535: "abc"'],
  [{ PORT: '0' }, 'PORT must be a number from 1 to 65535: 0'],
  [{ PORT: '6000' }, 'PORT is a port that browsers refuse to open: 6000'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info'],
  [{ QUOTE_LIMIT_PER_ADDRESS: 'none' }, 'QUOTE_LIMIT_PER_ADDRESS must be a'],
  [{ SUPABASE_URL: 'abc', SUPABASE_ANON_KEY: 'x' }, 'SUPABASE_URL must be'],
  [
    { SUPABASE_URL: 'https://abc.supabase.co' },
    'SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY is required.',
  ],
  [{ ...hosted, SUPABASE_PUBLISHABLE_KEY: 'a b' }, 'SUPABASE_PUBLISHABLE_KEY'],
  [{ DATA_DIR: '~/data' }, 'DATA_DIR must be a path without ~, $HOME or'],
  [{ DATA_DIR: '%USERPROFILE%\\data' }, 'DATA_DIR must be a path without ~'],
  [{ NODE_EXTRA_CA_CERTS: '~/ca.pem' }, 'NODE_EXTRA_CA_CERTS must be a path'],
  [{ DATA_DIR: '$HOME/data' }, 'DATA_DIR must be a path without ~, $HOME or'],
  [
    { TRUSTED_PROXY_HEADER: 'A, B' },
    'TRUSTED_PROXY_HEADER must be the name of one header',
  ],
  [
    { TRUSTED_PROXY_HEADER: 'X-Forwarded-For:' },
    'TRUSTED_PROXY_HEADER must be the name of one header',
  ],
  [
    { SITE_NAME: 'Acme' },
    'SITE_NAME is not a setting. What the site says about the firm is in its business.ts.',
  ],
  [{ SITE_ULR: '1' }, 'SITE_ULR is not a setting. Did you mean SITE_URL?'],
  [{ SMPT_URL: '1' }, 'SMPT_URL is not a setting. Did you mean SMTP_URL?'],
  [
    { EMAIL_TO: 'a' },
    'EMAIL_TO is not a setting. Did you mean QUOTE_EMAIL_TO?',
  ],
  [{ SITE_URL: 'https://clean.example/shop' }, 'SITE_URL must be an origin'],
  [
    { ...mail, QUOTE_EMAIL_TO: 'me@mailbox.org, you@example.com' },
    'SMTP_URL is set, but quote emails would go to you@example.com, which is not a real address. Set QUOTE_EMAIL_TO to your own address.',
  ],
  [{ ...mail, SMTP_URL: 'smtps://me@mail.mailbox.org' }, 'but no password'],
  [{ ...mail, SMTP_URL: 'smtp://mail.mailbox.org:0' }, 'SMTP_URL has the port'],
  [
    { LEAD_WEBHOOK_URL: webhook.LEAD_WEBHOOK_URL },
    'Leads cannot be posted to the webhook: LEAD_WEBHOOK_SECRET must be',
  ],
  [
    {
      ...webhook,
      LEAD_WEBHOOK_URL: 'https://a.mailbox.org/1, https://b.mailbox.org/2',
    },
    'LEAD_WEBHOOK_URL is not one address',
  ],
])('%o is reported as one problem by name', (environment, problem) => {
  expect(problemsOf(environment)).toEqual([expect.stringContaining(problem)])
})

test.each([
  'hello@rivermark.example',
  'Quotes <me@example.com>',
  'web@mail.test',
  'me@localhost',
  'me@mymac.local',
  'quotes@yourdomain.com',
])('%s is no sender once a mail provider is set', (QUOTE_EMAIL_FROM) => {
  const resend = { RESEND_API_KEY: 're_1', QUOTE_EMAIL_TO: 'me@mailbox.org' }
  expect(problemsOf({ ...resend, QUOTE_EMAIL_FROM })).toEqual([
    expect.stringContaining('Set QUOTE_EMAIL_FROM to an address that your'),
  ])
})

test('several invalid settings are reported together, each by name, and no secret is printed', () => {
  const problems = problemsOf({
    PORT: 'abc',
    SITE_URL: 'nowhere',
    SUPABASE_SECRET_KEY: 'geheim–wort',
    SMPT_URL: 'x',
  })
  expect(problems.toSorted()).toEqual([
    expect.stringMatching(/^PORT /),
    expect.stringMatching(/^SITE_URL /),
    expect.stringMatching(/^SMPT_URL /),
    expect.stringMatching(/^SUPABASE_SECRET_KEY /),
  ])
  expect(problems.join()).not.toContain('geheim')
})

test('every setting is optional, and an empty value counts as unset', () => {
  const empty = Object.fromEntries(settingNames.map((name) => [name, ' ']))
  const server = { port: 3000, host: undefined, hosted: undefined }
  for (const environment of [{}, empty]) {
    const read = readSettings(environment)
    expect(read).toMatchObject({
      values: { ...server, dataDir: resolve('.data') },
    })
  }
})

test('real addresses, a webhook and a secret of any letters are accepted', () => {
  const VISITOR_SECRET = 'geheim–wort'
  expect(problemsOf({ ...mail, ...webhook, VISITOR_SECRET })).toEqual([])
  // A hosted project's functions have the secret.
  const { LEAD_WEBHOOK_URL } = webhook
  expect(problemsOf({ ...hosted, LEAD_WEBHOOK_URL })).toEqual([])
})

test('a hosted project without VISITOR_SECRET is reported', () => {
  const limitProblem = expect.stringContaining('VISITOR_SECRET is not set')
  expect(readSettings(hosted)).toMatchObject({ values: { limitProblem } })
  for (const environment of [{ ...hosted, VISITOR_SECRET: 'long' }, {}])
    expect(readSettings(environment)).toMatchObject({
      values: { limitProblem: undefined },
    })
})

test('the functions may reach only the hosts of their providers', () => {
  const settings = { ...mail, ...webhook }
  expect(readSettings(settings)).toMatchObject({
    values: {
      functions: {
        environment: { RESEND_API_KEY: undefined },
        allowedHosts: ['mail.mailbox.org:465', 'crm.mailbox.org:443'],
      },
    },
  })
})

test('the address of the site is an origin', () => {
  expect(readSettings({ SITE_URL: 'https://clean.example/' })).toMatchObject({
    values: { siteUrl: 'https://clean.example' },
  })
})

test.each(['docs/settings.md', '.env.example'])(
  '%s describes all settings and no others',
  (file) => {
    const text = readFileSync(file, 'utf8')
    for (const name of settingNames) expect.soft(text).toContain(name)
    // The names in the table's first column, and those that a line sets.
    const lines = text.match(/^\|.*?`.*?\||^#?[A-Z_]+=/gm) ?? []
    const described = lines.join().match(/\b[A-Z]+(?:_[A-Z]+)*\b/g) ?? []
    for (const name of described) expect.soft(settingNames).toContain(name)
  },
)
