import { expect, onTestFinished, test } from 'vitest'

import { sendBySmtp } from '../../../supabase/functions/_shared/mail/smtp-transport.ts'
import { listenOnLoopback } from '../../fakes/loopback-server.ts'
import { type SmtpStandIn, type SmtpStandInOptions, startSmtpStandIn } from '../../fakes/smtp.ts'
import { parseMessage, sampleMail } from './sample-mail.ts'

async function startSmtp(options?: SmtpStandInOptions): Promise<SmtpStandIn> {
  const smtp = await startSmtpStandIn(options)
  onTestFinished(() => smtp.stop())
  return smtp
}

function send(url: string, timeoutMs = 30_000) {
  return sendBySmtp({ kind: 'smtp', url: new URL(url) }, sampleMail, timeoutMs)
}

test.each([
  ['in the clear', { encryption: 'none' }, false],
  ['over STARTTLS', { encryption: 'starttls' }, true],
  ['over TLS', { encryption: 'implicit' }, true],
  [
    'with a password',
    { encryption: 'starttls', credentials: { user: 'me@b.example', password: 'p:/@ss%' } },
    true,
  ],
] as const)('a mail goes out %s', async (_how, options, encrypted) => {
  const smtp = await startSmtp(options)

  expect(await send(smtp.url)).toEqual({ delivered: true })
  expect(smtp.messages).toMatchObject([
    { encrypted, from: 'website@business.example', to: ['owner@business.example'] },
  ])
})

test('a mail program reads the message as it was meant', async () => {
  const smtp = await startSmtp()
  await send(smtp.url)

  const [message] = smtp.messages
  if (message === undefined) throw new Error('no message arrived')
  expect(await parseMessage(message.raw)).toMatchObject({
    from: sampleMail.from,
    to: [{ address: sampleMail.to }],
    replyTo: [sampleMail.replyTo],
    subject: sampleMail.subject,
    // A message of two parts ends each with a line break of its own.
    text: `${sampleMail.text}\n`,
    html: `${sampleMail.html}\n`,
    messageId: '<quote-notification.0b1f5a0e-0000-4000-8000-000000000001@business.example>',
    date: sampleMail.date.toISOString(),
  })
})

test('a wrong password is reported without naming it', async () => {
  const smtp = await startSmtp({ credentials: { user: 'me', password: 'right' } })

  const delivery = await send(smtp.url.replace('right', 'wrong-secret'))
  expect(delivery).toMatchObject({ delivered: false, reason: 'SMTP EAUTH 535' })
  expect(JSON.stringify(delivery)).not.toContain('wrong-secret')
})

test('a server whose certificate is not trusted gets no mail', async () => {
  const smtp = await startSmtp({ encryption: 'starttls' })

  expect(await send(smtp.url.replace(/\?.*/, ''))).toMatchObject({ delivered: false })
  expect(smtp.messages).toEqual([])
})

test('a refused recipient is reported with the words of the server', async () => {
  const smtp = await startSmtp()
  smtp.mode = 'refuse-recipient'

  expect(await send(smtp.url)).toEqual({
    delivered: false,
    reason: 'SMTP EENVELOPE 550',
    detail: '550 No such mailbox',
    permanent: true,
  })
})

test('a server that stops answering is given up in time', async () => {
  const smtp = await startSmtp()
  smtp.mode = 'hang'

  expect(await send(smtp.url, 300)).toEqual({
    delivered: false,
    reason: 'the SMTP server did not finish in time',
  })
})

test('a connection that breaks is reported', async () => {
  const smtp = await startSmtp()
  smtp.mode = 'reset'

  expect(await send(smtp.url)).toMatchObject({ delivered: false, reason: expect.stringMatching(/^SMTP E/) })
})

test('a server that is not there is reported', async () => {
  const smtp = await startSmtpStandIn()
  await smtp.stop()

  expect(await send(smtp.url)).toEqual({ delivered: false, reason: 'SMTP ECONNREFUSED' })
})

test('something that does not speak SMTP is reported', async () => {
  const web = await listenOnLoopback((_request, response) => response.end())
  onTestFinished(() => web.stop())

  expect(await send(web.url.replace('http:', 'smtp:'), 300)).toMatchObject({ delivered: false })
})
