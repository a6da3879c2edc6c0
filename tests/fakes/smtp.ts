import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import PostalMime from 'postal-mime'
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerSession,
} from 'smtp-server'

import { portOf } from './loopback-server.ts'

/**
 * `accept-and-reset` accepts the email and closes the connection before it
 * responds. `reject-reply-to` rejects emails with a Reply-To header.
 */
export type SmtpMode =
  | 'accept'
  | 'reject-recipient'
  | 'reject-reply-to'
  | 'busy'
  | 'hang'
  | 'hang-after-message'
  | 'accept-and-reset'

export interface FakeSmtp {
  /** Includes the credentials, if any. */
  url: string
  /**
   * With idempotency keys, only the first message of each key, as with Resend.
   */
  messages: { raw: Buffer; encrypted: boolean; from: string; to: string[] }[]
  /** Of every message received. */
  seenKeys: string[]
  mode: SmtpMode
  stop(): Promise<void>
}

/** All but `self-signed` are signed by `testAuthority`. */
export type Certificate = 'trusted' | 'expired' | 'other-name' | 'self-signed'

const certificates = join(import.meta.dirname, 'certificates')

export const testAuthority = join(certificates, 'authority.crt')

export interface FakeSmtpOptions {
  /**
   * TLS from the first byte, as an optional upgrade, or not at all (default).
   */
  encryption?: 'implicit' | 'starttls' | 'none'
  credentials?: { user: string; password: string }
  /**
   * Without one, the server has smtp-server's own and its URL turns off the
   * check.
   */
  certificate?: Certificate
  /** With a certificate, the URL has the host name localhost. */
  address?: '127.0.0.1' | '::1'
  /** As Resend does (default: false). */
  honorsKeys?: boolean
}

export async function startFakeSmtp(
  options: FakeSmtpOptions = {},
): Promise<FakeSmtp> {
  const { credentials, certificate, address = '127.0.0.1' } = options
  const { encryption = 'none', honorsKeys = false } = options
  const accepted = new Set<string>()
  const server = new SMTPServer({
    secure: encryption === 'implicit',
    disabledCommands: encryption === 'none' ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    authOptional: credentials === undefined,
    closeTimeout: 100,
    ...(certificate !== undefined && readCertificate(certificate)),
    onAuth({ username: user, password }, _session, callback) {
      if (user === credentials?.user && password === credentials?.password)
        callback(null, { user })
      else callback(new Error('Invalid username or password'))
    },
    onRcptTo(_address, _session, callback) {
      respondToRecipient(smtp.mode, callback)
    },
    onData(stream, session, callback) {
      const seen = honorsKeys ? accepted : new Set<string>()
      const cutConnection = () => cut(server, session.id)
      const options = { seen, callback, cutConnection }
      void receive(smtp, readMessage(stream, session), options)
    },
  })
  server.on('error', ignoreError)
  server.listen(0, address)
  await once(server.server, 'listening')
  const smtp: FakeSmtp = {
    url: urlOf(options, portOf(server.server)),
    messages: [],
    seenKeys: [],
    mode: 'accept',
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return smtp
}

function respondToRecipient(
  mode: SmtpMode,
  callback: (error?: Error) => void,
): void {
  if (mode === 'hang') return
  if (mode === 'reject-recipient')
    return callback(smtpError(550, 'No such mailbox'))
  if (mode === 'busy') return callback(smtpError(451, 'Too many requests'))
  callback()
}

interface ReceiveOptions {
  seen: Set<string>
  callback: (error?: Error) => void
  cutConnection: () => void
}

async function receive(
  smtp: FakeSmtp,
  reading: ReturnType<typeof readMessage>,
  { seen, callback, cutConnection }: ReceiveOptions,
): Promise<void> {
  const { key, hasReplyTo, message } = await reading
  smtp.seenKeys.push(key)
  if (smtp.mode === 'hang-after-message') return
  if (smtp.mode === 'reject-reply-to' && hasReplyTo)
    return callback(smtpError(553, 'Invalid address in Reply-To'))
  if (!seen.has(key)) smtp.messages.push(message)
  seen.add(key)
  if (smtp.mode === 'accept-and-reset') cutConnection()
  else callback()
}

async function readMessage(
  stream: SMTPServerDataStream,
  { secure, envelope }: SMTPServerSession,
) {
  const raw = await buffer(stream)
  const { headers } = await PostalMime.parse(Uint8Array.from(raw).buffer)
  const valueOf = (name: string) =>
    headers.find(({ key }) => key === name)?.value
  const { mailFrom, rcptTo } = envelope
  const from = mailFrom === false ? '' : mailFrom.address
  const to = rcptTo.map(({ address }) => address)
  return {
    key: valueOf('resend-idempotency-key') ?? '',
    hasReplyTo: valueOf('reply-to') !== undefined,
    message: { raw, encrypted: secure, from, to },
  }
}

// Clients that disconnect or do not trust the certificate are test cases.
function ignoreError(): void {}

function cut(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections)
    if (connection.id === sessionId) connection.close()
}

function urlOf(options: FakeSmtpOptions, port: number): string {
  const { encryption = 'none', credentials, certificate } = options
  const scheme = encryption === 'implicit' ? 'smtps' : 'smtp'
  const url = new URL(`${scheme}://${hostOf(options)}:${port}`)
  url.username = encodeURIComponent(credentials?.user ?? '')
  url.password = encodeURIComponent(credentials?.password ?? '')
  const isChecked = encryption === 'none' || certificate !== undefined
  return isChecked ? url.href : `${url.href}?tls.rejectUnauthorized=false`
}

function readCertificate(name: Certificate): { key: Buffer; cert: Buffer } {
  return {
    key: readFileSync(join(certificates, `${name}.key`)),
    cert: readFileSync(join(certificates, `${name}.crt`)),
  }
}

function hostOf({ address, certificate }: FakeSmtpOptions): string {
  if (address === '::1') return '[::1]'
  return certificate === undefined ? '127.0.0.1' : 'localhost'
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
