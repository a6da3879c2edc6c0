import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

import { portOf } from './loopback-server.ts'

/** `accept-and-reset` takes the email and cuts the connection before it says so. */
type SmtpMode = 'accept' | 'refuse-recipient' | 'hang' | 'reset' | 'accept-and-reset'

export interface FakeSmtp {
  /** The address for SMTP_URL, with credentials when some are needed. */
  url: string
  /** Whole messages as they came over the wire. */
  messages: { raw: Buffer; encrypted: boolean; from: string; to: string[] }[]
  mode: SmtpMode
  stop(): Promise<void>
}

export interface FakeSmtpOptions {
  /** TLS from the first byte, as an upgrade that is offered, or not at all (default). */
  encryption?: 'implicit' | 'starttls' | 'none'
  credentials?: { user: string; password: string }
}

/** An SMTP server on a loopback port. Its certificate is self-signed, so with TLS the URL says not to check it. */
export async function startFakeSmtp(options: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const { encryption = 'none', credentials } = options
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
      if (smtp.mode !== 'refuse-recipient') return callback()
      callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    onData: (stream, session, callback) => void receive(stream, session, callback),
  })

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession, callback: () => void) {
    const raw = await buffer(stream)
    const { mailFrom, rcptTo } = session.envelope
    const from = mailFrom === false ? '' : mailFrom.address
    smtp.messages.push({ raw, encrypted: session.secure, from, to: rcptTo.map(({ address }) => address) })
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
    mode: 'accept',
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return smtp
}
