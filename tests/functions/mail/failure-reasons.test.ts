import { Buffer } from 'node:buffer'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { relative } from 'node:path'

import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'

import { business } from '../../../app/content/business.ts'
import { smtpAdvice } from '../../../supabase/functions/_shared/mail/smtp-failure.ts'
import { portOf } from '../../fakes/loopback-server.ts'
import {
  type Certificate,
  type FakeSmtp,
  type FakeSmtpOptions,
  startFakeSmtp,
  testAuthority,
} from '../../fakes/smtp.ts'
import { startFunctions, unusedUrl } from '../support/functions-host.ts'
import { parseMessage } from '../support/mail.ts'

// The test email is composed and sent by the edge function in Deno, like the
// email about a lead.

const secret = 'a-delivery-secret'

async function startSmtp(options: FakeSmtpOptions): Promise<FakeSmtp> {
  const smtp = await startFakeSmtp(options)
  onTestFinished(() => smtp.stop())
  return smtp
}

async function sendTestEmail(smtpUrl: string): Promise<unknown> {
  const functions = await startFunctions(unusedUrl, {
    SMTP_URL: smtpUrl,
    QUOTE_EMAIL_TO: 'owner@mailbox.org',
    QUOTE_EMAIL_FROM: 'website@mailbox.org',
    DELIVERY_SECRET: secret,
  })
  try {
    const response = await fetch(
      `${functions.url}/deliver-quote-emails/test-email`,
      {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
      },
    )
    return await response.json()
  } finally {
    await functions.stop()
  }
}

const sent = { delivered: true, to: ['owner@mailbox.org'], isFile: false }

// As a path from the working folder.
function trustTestAuthority(variable: string): void {
  vi.stubEnv(variable, relative(process.cwd(), testAuthority))
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('the test email looks like the one about a lead, and says that it is a test', async () => {
  const smtp = await startSmtp({})
  expect(await sendTestEmail(smtp.url)).toEqual(sent)
  const email = await parseMessage(smtp.messages[0]?.raw ?? Buffer.of())
  expect(email).toMatchObject({
    from: { name: business.name, address: 'website@mailbox.org' },
    subject: expect.stringMatching(
      /^Test: Call Sample Visitor by .+ · \(212\) 555-0100$/,
    ),
    text: expect.stringMatching(/^Call Sample Visitor\s/),
    html: expect.stringContaining('href="tel:+12125550100"'),
  })
  for (const part of [email.text, email.html])
    expect(part).toContain('There is no visitor to call.')
})

test.each([
  { encryption: 'starttls', variable: 'NODE_EXTRA_CA_CERTS' },
  { encryption: 'implicit', variable: 'DENO_CERT' },
] as const)(
  'delivers to a server with a certificate of a company’s own authority ($encryption, $variable)',
  async ({ encryption, variable: name }) => {
    const smtp = await startSmtp({ encryption, certificate: 'trusted' })
    trustTestAuthority(name)
    expect(await sendTestEmail(smtp.url)).toEqual(sent)
    expect(smtp.messages).toMatchObject([{ encrypted: true }])
  },
)

test('trusts the authorities of the system when NODE_USE_SYSTEM_CA is set', async () => {
  const smtp = await startSmtp({
    encryption: 'implicit',
    certificate: 'trusted',
  })
  trustTestAuthority('SSL_CERT_FILE')
  expect(await sendTestEmail(smtp.url)).toMatchObject({ delivered: false })
  vi.stubEnv('NODE_USE_SYSTEM_CA', '1')
  expect(await sendTestEmail(smtp.url)).toEqual(sent)
})

async function reasonFor(smtpUrl: string): Promise<string> {
  const response = await sendTestEmail(smtpUrl)
  return v.parse(v.object({ reason: v.string() }), response).reason
}

test.each<Certificate>(['self-signed', 'expired', 'other-name'])(
  'says that the certificate is not trusted: %s',
  async (certificate) => {
    trustTestAuthority('NODE_EXTRA_CA_CERTS')
    for (const encryption of ['implicit', 'starttls'] as const) {
      const smtp = await startSmtp({ certificate, encryption })
      expect(await reasonFor(smtp.url)).toContain(smtpAdvice.certificate)
      expect(smtp.messages).toEqual([])
    }
  },
)

test('says that a port does not start with TLS', async () => {
  const plain = await startSmtp({})
  const url = plain.url.replace('smtp:', 'smtps:')
  expect(await reasonFor(url)).toContain(smtpAdvice.scheme)
})

test('names a host that does not exist and a port on which nothing listens', async () => {
  // A label of 64 letters does not exist in any DNS.
  const missing = `smtp://${'a'.repeat(64)}.invalid`
  expect(await reasonFor(missing)).toContain(smtpAdvice.host)
  const gone = await startFakeSmtp({})
  await gone.stop()
  expect(await reasonFor(gone.url)).toContain(smtpAdvice.port)
})

test('says that the password was not sent when the server offers no encryption', async () => {
  const passwords: string[] = []
  const server = createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('data', (chunk) => {
      const line = chunk.toString()
      if (line.startsWith('AUTH')) passwords.push(line)
      socket.write(
        line.startsWith('EHLO')
          ? '250-mail.example\r\n250 AUTH PLAIN\r\n'
          : '502 Not implemented\r\n',
      )
    })
  }).listen(0, '0.0.0.0')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  // Another name of this machine, which does not count as loopback.
  const url = `smtp://me:secret@0.0.0.0:${portOf(server)}`
  expect(await reasonFor(url)).toContain(smtpAdvice.password)
  expect(passwords).toEqual([])
})

test('says that the password is refused, without quoting it', async () => {
  const smtp = await startSmtp({
    credentials: { user: 'me', password: 'right' },
  })
  const url = smtp.url.replace('right', 'wrong-secret')
  expect(await reasonFor(url)).toContain(smtpAdvice.password)
  expect(JSON.stringify(await sendTestEmail(url))).not.toContain('wrong-secret')
})
