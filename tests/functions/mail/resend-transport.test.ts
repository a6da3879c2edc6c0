import { expect, onTestFinished, test } from 'vitest'

import { sendByResend } from '../../../supabase/functions/_shared/mail/resend-transport.ts'
import { type ResendMode, type ResendStandIn, startResendStandIn } from '../../fakes/resend.ts'
import { sampleMail } from './sample-mail.ts'

async function startResend(mode: ResendMode = 'accept'): Promise<ResendStandIn> {
  const resend = await startResendStandIn()
  onTestFinished(() => resend.stop())
  resend.mode = mode
  return resend
}

interface SendOptions {
  apiKey?: string
  path?: string
  subject?: string
}

// Long enough for a slow machine; an answer that never comes is not waited for.
const patience = 30_000
const shortTimeout = 300

function send(resend: ResendStandIn, options: SendOptions = {}) {
  const { apiKey = resend.apiKey, path = '', subject = sampleMail.subject } = options
  const settings = { kind: 'resend', apiKey, apiUrl: new URL(`${resend.url}${path}`) } as const
  return sendByResend(
    settings,
    { ...sampleMail, subject },
    resend.mode.startsWith('hang') ? shortTimeout : patience,
  )
}

test('a mail arrives at Resend with all its parts and its idempotency key', async () => {
  const resend = await startResend()

  expect(await send(resend)).toEqual({ delivered: true })
  expect(resend.seenKeys).toEqual([sampleMail.key])
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
})

test('the same mail sent again is delivered once', async () => {
  const resend = await startResend()

  expect(await send(resend)).toEqual({ delivered: true })
  expect(await send(resend)).toEqual({ delivered: true })
  expect(resend.emails).toHaveLength(1)
})

test('another mail under a used key is reported as Resend reports it', async () => {
  const resend = await startResend()

  await send(resend)
  expect(await send(resend, { subject: 'other' })).toMatchObject({
    delivered: false,
    reason: 'Resend answered 409 invalid_idempotent_request',
    permanent: true,
  })
})

test('a wrong key is reported without naming it', async () => {
  const resend = await startResend()

  const delivery = await send(resend, { apiKey: 're_wrong' })
  expect(delivery).toEqual({
    delivered: false,
    reason: 'Resend answered 403 invalid_api_key',
    detail: 'API key is invalid.',
    permanent: true,
  })
})

test('an address with a path in front is kept', async () => {
  const resend = await startResend()

  expect(await send(resend, { path: '/proxy/' })).toMatchObject({ reason: 'Resend answered 404 not_found' })
})

test.each<[ResendMode, string]>([
  ['validation-error', 'Resend answered 422 validation_error'],
  ['rate-limited', 'Resend answered 429 rate_limit_exceeded'],
  ['server-error', 'Resend answered 500 application_error'],
  ['empty-error', 'Resend answered 502'],
  ['hang', 'Resend did not answer in time'],
  ['hang-midway', 'Resend answered 200 without an id'],
  ['reset', 'Resend could not be reached'],
  ['malformed', 'Resend answered 200 without an id'],
  ['without-id', 'Resend answered 200 without an id'],
  ['huge', 'Resend answered 500'],
  ['redirect', 'Resend could not be reached'],
])('when Resend behaves as "%s" the mail is not delivered: %s', async (mode, reason) => {
  const resend = await startResend(mode)

  expect(await send(resend)).toMatchObject({ delivered: false, reason })
  expect(resend.seenKeys).toHaveLength(1)
})

test('when Resend says how long to wait, that is reported', async () => {
  const resend = await startResend('rate-limited')
  resend.retryAfter = '7'

  expect(await send(resend)).toMatchObject({ delivered: false, retryAfterSeconds: 7 })
})

test.each<[ResendMode, boolean]>([
  ['validation-error', true],
  ['rate-limited', false],
  ['server-error', false],
  ['busy-with-the-same', false],
  ['reset', false],
])('trying again after "%s" is useless: %s', async (mode, permanent) => {
  const delivery = await send(await startResend(mode))
  expect(delivery).toMatchObject({ delivered: false })
  expect('permanent' in delivery).toBe(permanent)
})

test('a Resend that is not there is reported', async () => {
  const resend = await startResendStandIn()
  await resend.stop()

  expect(await send(resend)).toEqual({ delivered: false, reason: 'Resend could not be reached' })
})
