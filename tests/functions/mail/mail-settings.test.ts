import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { readMailSettings, smtpPort } from '../../../supabase/functions/_shared/mail/mail-settings.ts'
import { writeToOutbox } from '../../../supabase/functions/_shared/mail/outbox-transport.ts'
import { parsedSample, parseMessage, sampleMail } from '../support/mail.ts'

const addresses = { QUOTE_EMAIL_TO: 'owner@b.example', QUOTE_EMAIL_FROM: 'website@b.example' }

test('prefers Resend to SMTP and SMTP to the outbox', () => {
  const outbox = { ...addresses, MAIL_OUTBOX_DIR: '/outbox' }
  const smtp = { ...outbox, SMTP_URL: 'smtps://mail.example' }
  const resend = { ...smtp, RESEND_API_KEY: 'key' }
  const apiUrl = new URL('https://api.resend.com')
  expect(readMailSettings(resend).transport).toEqual({ kind: 'resend', apiKey: 'key', apiUrl })
  expect(readMailSettings(smtp).transport).toEqual({ kind: 'smtp', url: new URL('smtps://mail.example') })
  expect(readMailSettings(outbox).transport).toEqual({ kind: 'outbox', folder: '/outbox' })
})

test.each([
  [addresses, 'no mail transport configured'],
  [{ ...addresses, RESEND_API_KEY: 'key', RESEND_API_URL: 'api' }, 'RESEND_API_URL is not a URL'],
  [{ ...addresses, SMTP_URL: 'mail.example:25' }, 'SMTP_URL is not an smtp:// or smtps:// URL'],
  [{ RESEND_API_KEY: 'key', QUOTE_EMAIL_FROM: 'a@b.example' }, 'QUOTE_EMAIL_TO is not set'],
  [{ RESEND_API_KEY: 'key', QUOTE_EMAIL_TO: 'a@b.example' }, 'QUOTE_EMAIL_FROM is not set'],
])('names what is wrong with %o', (environment, reason) => {
  expect(readMailSettings(environment).transport).toEqual({ kind: 'none', reason })
})

test.each([
  ['smtp://mail.example', 587],
  ['smtps://mail.example', 465],
  ['smtp://mail.example:2525', 2525],
])('connects for %s to port %i', (url, port) => {
  expect(smtpPort(new URL(url))).toBe(port)
})

test('writes an email to the outbox as a file that an email program reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await writeToOutbox({ kind: 'outbox', folder }, sampleMail)).toEqual({ delivered: true })
  const [file = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(file).toBe('2026-03-08T10-30-00.000Z-quote-notification-0b1f5a0e-0000-4000-8000-000000000001.eml')
  expect(await parseMessage(await readFile(join(folder, file)))).toMatchObject(parsedSample)
  expect(await writeToOutbox({ kind: 'outbox', folder: join(folder, 'missing') }, sampleMail)).toMatchObject({
    delivered: false,
    reason: 'the outbox folder refused the file',
  })
})
