import { expect, test } from 'vitest'

import { readEnvironment } from '../../../supabase/functions/_shared/environment.ts'
import { readMailSettings, smtpPort } from '../../../supabase/functions/_shared/mail/mail-settings.ts'

const addresses = { QUOTE_EMAIL_TO: 'owner@b.example', QUOTE_EMAIL_FROM: 'website@b.example' }

test('Resend comes first, then SMTP, then the outbox', () => {
  const outbox = { ...addresses, MAIL_OUTBOX_DIR: '/outbox' }
  const smtp = { ...outbox, SMTP_URL: 'smtps://mail.example' }
  const resend = { ...smtp, RESEND_API_KEY: 'key' }

  expect(readMailSettings(resend).transport).toEqual({
    kind: 'resend',
    apiKey: 'key',
    apiUrl: new URL('https://api.resend.com'),
  })
  expect(readMailSettings(smtp).transport).toEqual({ kind: 'smtp', url: new URL('smtps://mail.example') })
  expect(readMailSettings(outbox).transport).toEqual({ kind: 'outbox', folder: '/outbox' })
})

test.each([
  [addresses, 'no mail transport configured'],
  [{ ...addresses, RESEND_API_KEY: 'key', RESEND_API_URL: 'api' }, 'RESEND_API_URL is not a URL'],
  [{ ...addresses, SMTP_URL: 'mail.example:25' }, 'SMTP_URL is not an smtp:// or smtps:// URL'],
  [{ RESEND_API_KEY: 'key', QUOTE_EMAIL_FROM: 'a@b.example' }, 'QUOTE_EMAIL_TO is not set'],
  [{ RESEND_API_KEY: 'key', QUOTE_EMAIL_TO: 'a@b.example' }, 'QUOTE_EMAIL_FROM is not set'],
])('settings that cannot work say why: %o', (environment, reason) => {
  expect(readMailSettings(environment).transport).toEqual({ kind: 'none', reason })
})

test('the outbox needs no addresses', () => {
  expect(readMailSettings({ MAIL_OUTBOX_DIR: '/outbox' })).toMatchObject({
    transport: { kind: 'outbox' },
    to: 'owner@localhost',
    from: { address: 'website@localhost' },
  })
})

test('the name of the site is the name of the sender', () => {
  expect(readMailSettings({ ...addresses, SITE_NAME: 'Example Wash' }).from).toEqual({
    name: 'Example Wash',
    address: 'website@b.example',
  })
})

test('a blank variable counts as not set', () => {
  expect(readEnvironment((name) => (name === 'SMTP_URL' ? '  ' : undefined))).toEqual({})
})

test.each([
  ['smtp://mail.example', 587],
  ['smtps://mail.example', 465],
  ['smtp://mail.example:2525', 2525],
])('%s means port %i', (url, port) => {
  expect(smtpPort(new URL(url))).toBe(port)
})
