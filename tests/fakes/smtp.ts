import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

import { portOf } from './loopback-server.ts'

/**
 * `accept-and-reset` takes the email and cuts the connection before it says so; `refuse-reply-to` refuses one that has
 * that header.
 */
export type SmtpMode =
  | 'accept'
  | 'refuse-recipient'
  | 'refuse-reply-to'
  | 'busy'
  | 'hang'
  | 'hang-after-message'
  | 'reset'
  | 'accept-and-reset'

export interface FakeSmtp {
  /** The address for SMTP_URL, with credentials when some are needed. */
  url: string
  /** Whole messages as they came over the wire; of those with one idempotency key the first, as Resend does. */
  messages: { raw: Buffer; encrypted: boolean; from: string; to: string[] }[]
  /** The idempotency key of every message that arrived, in order. */
  seenKeys: string[]
  mode: SmtpMode
  stop(): Promise<void>
}

export interface FakeSmtpOptions {
  /** TLS from the first byte, as an upgrade that is offered, or not at all (default). */
  encryption?: 'implicit' | 'starttls' | 'none'
  credentials?: { user: string; password: string }
  /** Whether it knows Resend's idempotency keys (default: not). */
  knowsKeys?: boolean
}

/** An SMTP server on a loopback port. Its certificate is self-signed, so with TLS the URL says not to check it. */
export async function startFakeSmtp(options: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const { encryption = 'none', credentials, knowsKeys = false } = options
  const accepted = new Set<string>()
  const server = new SMTPServer({
    secure: encryption === 'implicit',
    disabledCommands: encryption === 'none' ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    authOptional: credentials === undefined,
    closeTimeout: 100,
    onAuth({ username, password }, _session, callback) {
      const isRight = username === credentials?.user && password === credentials?.password
      if (isRight) callback(null, { user: username })
      else callback(new Error('Invalid username or password'))
    },
    onRcptTo(_address, session, callback) {
      if (smtp.mode === 'hang') return
      if (smtp.mode === 'reset') return cutConnection(session.id)
      if (smtp.mode === 'refuse-recipient') return callback(refusal(550, 'No such mailbox'))
      if (smtp.mode === 'busy') return callback(refusal(451, 'Too many requests'))
      callback()
    },
    onData: (stream, session, callback) => void receive(stream, session, callback),
  })

  async function receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    callback: (error?: Error) => void,
  ) {
    const raw = await buffer(stream)
    const { headers } = await PostalMime.parse(Uint8Array.from(raw).buffer)
    const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value
    const key = valueOf('resend-idempotency-key') ?? ''
    const isRepeat = knowsKeys && accepted.has(key)
    smtp.seenKeys.push(key)
    if (smtp.mode === 'hang-after-message') return
    if (smtp.mode === 'refuse-reply-to' && valueOf('reply-to') !== undefined)
      return callback(refusal(553, 'Invalid address in Reply-To'))
    accepted.add(key)
    const { mailFrom, rcptTo } = session.envelope
    const from = mailFrom === false ? '' : mailFrom.address
    const to = rcptTo.map(({ address }) => address)
    if (!isRepeat) smtp.messages.push({ raw, encrypted: session.secure, from, to })
    if (smtp.mode === 'accept-and-reset') cutConnection(session.id)
    else callback()
  }

  function cutConnection(id: string): void {
    for (const connection of server.connections) if (connection.id === id) connection.close()
  }

  // A client that hangs up or distrusts the certificate is a case under test, not an error of this server.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')

  const url = new URL(`${encryption === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${portOf(server.server)}`)
  url.username = encodeURIComponent(credentials?.user ?? '')
  url.password = encodeURIComponent(credentials?.password ?? '')
  const smtp: FakeSmtp = {
    url: encryption === 'none' ? url.href : `${url.href}?tls.rejectUnauthorized=false`,
    messages: [],
    seenKeys: [],
    mode: 'accept',
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return smtp
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
