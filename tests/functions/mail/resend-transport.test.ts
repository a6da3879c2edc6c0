import { expect, onTestFinished, test } from 'vitest'

import { sendByResend } from '../../../supabase/functions/_shared/mail/resend-transport.ts'
import { type FakeResend, type ResendMode, startFakeResend } from '../../fakes/resend.ts'
import { sampleMail } from '../support/mail.ts'

async function startResend(mode: ResendMode = 'accept'): Promise<FakeResend> {
  const resend = await startFakeResend()
  onTestFinished(() => resend.stop())
  resend.mode = mode
  return resend
}

function send(resend: FakeResend, change: { apiKey?: string; path?: string; subject?: string } = {}) {
  const { apiKey = resend.apiKey, path = '', subject = sampleMail.subject } = change
  const settings = { kind: 'resend', apiKey, apiUrl: new URL(`${resend.url}${path}`) } as const
  // A response that never comes is not waited for; all others may take their time.
  const timeoutMs = resend.mode.startsWith('hang') ? 300 : 60_000
  return sendByResend(settings, { ...sampleMail, subject }, timeoutMs)
}

test('delivers an email with all its parts once, however often it is sent', async () => {
  const resend = await startResend()
  expect(await send(resend)).toEqual({ delivered: true })
  expect(await send(resend)).toEqual({ delivered: true })
  expect(resend.seenKeys).toEqual([sampleMail.key, sampleMail.key])
  expect(resend.emails).toEqual([
    {
      from: String.raw`"Example \"Wash\", Inc. ☀️" <website@business.example>`,
      to: ['owner@business.example'],
      reply_to: '"Zoë 👩‍👩‍👧 O’Hara" <zoe@visitor.example>',
      subject: sampleMail.subject,
      text: sampleMail.text,
      html: sampleMail.html,
    },
  ])
  expect(await send(resend, { subject: 'other' })).toMatchObject({
    reason: 'Resend answered 409 invalid_idempotent_request',
  })
})

test('reports a wrong key without naming it, and keeps the path of the address', async () => {
  const resend = await startResend()
  expect(await send(resend, { apiKey: 're_wrong' })).toEqual({
    delivered: false,
    reason: 'Resend answered 403 invalid_api_key',
    detail: 'API key is invalid.',
    permanent: true,
  })
  expect(await send(resend, { path: '/proxy/' })).toMatchObject({ reason: 'Resend answered 404 not_found' })
})

test.each<[ResendMode, string, boolean]>([
  ['validation-error', 'Resend answered 422 validation_error', true],
  ['rate-limited', 'Resend answered 429 rate_limit_exceeded', false],
  ['server-error', 'Resend answered 500 application_error', false],
  ['empty-error', 'Resend answered 502', false],
  ['hang', 'Resend did not answer in time', false],
  ['hang-midway', 'Resend answered 200 without an id', false],
  ['reset', 'Resend could not be reached', false],
  ['malformed', 'Resend answered 200 without an id', false],
  ['other-shape', 'Resend answered 200 without an id', false],
  ['huge', 'Resend answered 500', false],
  ['redirect', 'Resend could not be reached', false],
])('reports "%s" as: %s (useless to try again: %s)', async (mode, reason, permanent) => {
  const delivery = await send(await startResend(mode))
  expect(delivery).toMatchObject({ delivered: false, reason })
  expect('permanent' in delivery).toBe(permanent)
})

test('reports how long Resend wants to be left alone', async () => {
  const resend = await startResend('rate-limited')
  resend.retryAfter = '7'
  expect(await send(resend)).toMatchObject({ delivered: false, retryAfterSeconds: 7 })
})
