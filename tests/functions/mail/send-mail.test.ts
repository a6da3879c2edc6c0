import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { sendMail } from '../../../supabase/functions/_shared/mail/send-mail.ts'
import { smtpFailures } from '../../../supabase/functions/_shared/mail/smtp-failure.ts'
import { listenOnLoopback, portOf } from '../../fakes/loopback-server.ts'
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
  expect(await send(smtp.url)).toEqual({
    delivered: false,
    reason: 'the mail server refused the recipient, QUOTE_EMAIL_TO (550)',
    detail: '550 No such mailbox',
    permanent: true,
    messageRejected: false,
  })
  smtp.mode = 'reject-reply-to'
  expect(await send(smtp.url)).toMatchObject({
    reason: 'the mail server refused the message (553)',
    permanent: true,
    messageRejected: true,
  })
  smtp.mode = 'busy'
  expect(await send(smtp.url)).toEqual({
    delivered: false,
    reason: 'the mail server asks to wait (451)',
    detail: '451 Too many requests',
  })
})

test('gives up on a server that hangs, resets the connection or does not speak SMTP', async () => {
  const smtp = await startSmtp()
  smtp.mode = 'hang'
  expect(await send(smtp.url, 300)).toEqual({
    delivered: false,
    reason: smtpFailures.timedOut,
  })
  smtp.mode = 'reset'
  expect(await send(smtp.url)).toEqual({
    delivered: false,
    reason: smtpFailures.closed,
  })
  const web = await listenOnLoopback(
    (_request, response) => void response.end(),
  )
  onTestFinished(() => web.stop())
  expect(await send(web.url.replace('http:', 'smtp:'), 300)).toEqual({
    delivered: false,
    reason: smtpFailures.timedOut,
  })
})

test.each(['starttls', 'implicit'] as const)(
  'gives up on a server that hangs after the connection is encrypted (%s)',
  async (encryption) => {
    const smtp = await startSmtp({ encryption })
    smtp.mode = 'hang'
    // Long enough for the encryption, so that the time ends while the server
    // does not respond.
    expect(await send(smtp.url, 3_000)).toEqual({
      delivered: false,
      reason: smtpFailures.timedOut,
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

test('says so when a server sends something else than an SMTP greeting', async () => {
  const server = createServer((socket) =>
    socket.end('+OK POP3 ready\r\n'),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  expect(await send(`smtp://127.0.0.1:${portOf(server)}`)).toEqual({
    delivered: false,
    reason: smtpFailures.notSmtp,
    // The greeting has no status code, so it is not a response.
  })
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
