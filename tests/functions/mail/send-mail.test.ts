import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { sendMail } from '../../../supabase/functions/_shared/mail/send-mail.ts'
import {
  describeSmtpError,
  smtpAdvice,
} from '../../../supabase/functions/_shared/mail/smtp-failure.ts'
import {
  type FakeSmtp,
  type FakeSmtpOptions,
  startFakeSmtp,
} from '../../fakes/smtp.ts'
import {
  parsedSample,
  parseMessage,
  readOutbox,
  sampleMail,
} from '../support/mail.ts'

async function startSmtp(options?: FakeSmtpOptions): Promise<FakeSmtp> {
  const smtp = await startFakeSmtp(options)
  onTestFinished(() => smtp.stop())
  return smtp
}

function send(url: string, timeoutMs = 60_000) {
  return sendMail({ kind: 'smtp', url: new URL(url) }, sampleMail, timeoutMs)
}

const credentials = { user: 'me@b.example', password: 'p:/@ss%#' }

test('delivers an email over STARTTLS with a password', async () => {
  const smtp = await startSmtp({ encryption: 'starttls', credentials })
  expect(await send(smtp.url)).toEqual({ delivered: true })
  const [message] = smtp.messages
  if (message === undefined) throw new Error('The server received no message.')
  expect(message).toMatchObject({
    encrypted: true,
    from: 'website@business.example',
    to: ['owner@business.example'],
  })
  expect(smtp.seenKeys).toEqual([sampleMail.key])
  expect(await parseMessage(message.raw)).toMatchObject({
    ...parsedSample,
    messageId:
      '<quote-notification.0b1f5a0e-0000-4000-8000-000000000001@business.example>',
  })
})

test('reports a rejected recipient, a rejected header or a busy server in the words of the server', async () => {
  const smtp = await startSmtp()
  smtp.mode = 'reject-recipient'
  expect(await send(smtp.url)).toMatchObject({
    delivered: false,
    reason: 'sending the email failed (550)',
    detail: expect.stringContaining('550 No such mailbox'),
    permanent: true,
    messageRejected: false,
  })
  smtp.mode = 'reject-reply-to'
  expect(await send(smtp.url)).toMatchObject({
    reason: 'sending the email failed (553)',
    permanent: true,
    messageRejected: true,
  })
  smtp.mode = 'busy'
  expect(await send(smtp.url)).toMatchObject({
    delivered: false,
    reason: 'sending the email failed (451)',
    detail: expect.stringContaining('451 Too many requests'),
    permanent: false,
  })
})

test('neither addresses nor the password are in the words of the server', () => {
  const error = new Error('550 <owner@b.example> p/w is not for ana@c.example.')
  const url = new URL('smtp://me:p%2Fw@mail.example')
  const { detail } = describeSmtpError(error, url)
  expect(detail).toBe('550 <…> … is not for …')
})

test.each(['none', 'starttls', 'implicit'] as const)(
  'gives up on a server that hangs (encryption: %s)',
  async (encryption) => {
    const smtp = await startSmtp({ encryption })
    smtp.mode = 'hang'
    expect(await send(smtp.url, 500)).toMatchObject({
      delivered: false,
      reason: `${smtpAdvice.port} (ETIMEDOUT)`,
    })
  },
)

test('sends the same bytes on every attempt, so that a provider recognizes the email', async () => {
  const smtp = await startSmtp()
  await send(smtp.url)
  await send(smtp.url)
  const [first, second] = smtp.messages
  expect(second?.raw.toString()).toBe(first?.raw.toString())
})

test('sends a password without encryption only to this machine, also by its IPv6 address', async () => {
  const smtp = await startSmtp({ address: '::1', credentials })
  expect(await send(smtp.url)).toEqual({ delivered: true })
})

test('addresses an email to every recipient, by SMTP and in the outbox', async () => {
  const smtp = await startSmtp()
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const to = ['ana@business.example', 'bo@business.example']
  await sendMail(
    { kind: 'smtp', url: new URL(smtp.url) },
    { ...sampleMail, to },
    60_000,
  )
  expect(smtp.messages).toMatchObject([{ to }])
  await sendMail({ kind: 'outbox', folder }, { ...sampleMail, to }, 60_000)
  const [email] = await readOutbox(folder)
  expect(email?.to?.map(({ address }) => address)).toEqual(to)
})

test('writes an email to the outbox as a file that email clients can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const outbox = { kind: 'outbox', folder } as const
  expect(await sendMail(outbox, sampleMail, 60_000)).toEqual({
    delivered: true,
  })
  const [file = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(file).toBe(
    '2026-03-08T10-30-00.000Z-quote-notification-0b1f5a0e-0000-4000-8000-000000000001.eml',
  )
  expect(await parseMessage(await readFile(join(folder, file)))).toMatchObject(
    parsedSample,
  )
  const missing = { kind: 'outbox', folder: join(folder, 'missing') } as const
  expect(await sendMail(missing, sampleMail, 60_000)).toMatchObject({
    delivered: false,
    reason: 'failed to write to the outbox folder',
  })
})
