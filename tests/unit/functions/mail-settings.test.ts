import { expect, test } from 'vitest'

import { business } from '../../../app/content/business.ts'
import {
  readMailSettings,
  smtpPort,
} from '../../../supabase/functions/_shared/mail/mail-settings.ts'

const addresses = {
  QUOTE_EMAIL_TO: 'owner@b.example',
  QUOTE_EMAIL_FROM: 'website@b.example',
}

test('prefers Resend to another SMTP server, and an SMTP server to the outbox', () => {
  const outbox = { ...addresses, MAIL_OUTBOX_DIR: '/outbox' }
  const smtp = { ...outbox, SMTP_URL: 'smtps://mail.example' }
  const resend = { ...smtp, RESEND_API_KEY: 're_k/ey' }
  const url = new URL('smtps://resend:re_k%2Fey@smtp.resend.com:465')
  expect(readMailSettings(resend).transport).toEqual({ kind: 'smtp', url })
  expect(readMailSettings(smtp).transport).toEqual({
    kind: 'smtp',
    url: new URL('smtps://mail.example'),
  })
  expect(readMailSettings(outbox).transport).toEqual({
    kind: 'outbox',
    folder: '/outbox',
  })
})

const resend = { ...addresses, RESEND_API_KEY: 'key' }
const shape = 'must look like ana@mail.example or Ana <ana@mail.example>'

test.each([
  { environment: addresses, reason: 'no mail transport is configured' },
  {
    environment: { ...addresses, SMTP_URL: 'mail.example:25' },
    reason: 'SMTP_URL is not an smtp:// or smtps:// URL',
  },
  {
    environment: { ...resend, QUOTE_EMAIL_TO: 'a@b.example, c' },
    reason: `QUOTE_EMAIL_TO ${shape}`,
  },
  {
    environment: { ...resend, QUOTE_EMAIL_FROM: 'ana..p@b.example' },
    reason: `QUOTE_EMAIL_FROM ${shape}`,
  },
])('explains what is wrong with $environment', ({ environment, reason }) => {
  expect(readMailSettings(environment).transport).toEqual({
    kind: 'none',
    reason,
  })
})

test('accepts several recipients and a sender with a name', () => {
  const { to, from } = readMailSettings({
    SMTP_URL: 'smtp://mail',
    QUOTE_EMAIL_TO: 'ana@b.example, Bo <bo@mail>,cy@b.example',
    QUOTE_EMAIL_FROM: '"Quotes, Example Wash" <website@b.example>',
  })
  expect(to).toEqual(['ana@b.example', 'bo@mail', 'cy@b.example'])
  expect(from).toEqual({
    name: 'Quotes, Example Wash',
    address: 'website@b.example',
  })
  const named = readMailSettings({
    ...addresses,
    SMTP_URL: 'smtp://mail',
  })
  expect(named.from).toEqual({
    name: business.name,
    address: 'website@b.example',
  })
})

test('email goes from the business to itself unless a setting says otherwise', () => {
  const { to, from } = readMailSettings({ SMTP_URL: 'smtp://mail' })
  expect(to).toEqual([business.email])
  expect(from).toEqual({ name: business.name, address: business.email })
})

test.each(['p@ss', 'p%40ss%25%23%2F'])(
  'reads SMTP_URL with the password %s',
  (password) => {
    const url = `smtps://me:${password}@mail.example`
    expect(
      readMailSettings({ ...addresses, SMTP_URL: url }).transport,
    ).toMatchObject({
      kind: 'smtp',
      url: { username: 'me', hostname: 'mail.example', port: '' },
    })
  },
)

test.each(['p#ss', '12/3', 'p?ss', '100%'])(
  'rejects SMTP_URL with the password %s and explains how to encode it',
  (password) => {
    const SMTP_URL = `smtps://me:${password}@mail.example`
    const reason =
      'SMTP_URL has an unescaped character: in its user name and password, write # as %23, / as %2F, @ as %40, : as %3A, ? as %3F and % as %25'
    expect(readMailSettings({ ...addresses, SMTP_URL }).transport).toEqual({
      kind: 'none',
      reason,
    })
  },
)

test.each([
  { url: 'smtp://mail.example', port: 587 },
  { url: 'smtps://mail.example', port: 465 },
  { url: 'smtp://mail.example:2525', port: 2525 },
])('connects to $url on port $port', ({ url, port }) => {
  expect(smtpPort(new URL(url))).toBe(port)
})
