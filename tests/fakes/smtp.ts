import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server'

import { portOf } from './loopback-server.ts'

/**
 * How the server treats a mail: takes it, says no to the recipient, answers nothing, cuts the line, or takes it
 * and cuts the line before saying so.
 */
type SmtpMode = 'accept' | 'refuse-recipient' | 'hang' | 'reset' | 'accept-and-reset'

export interface SmtpStandIn {
  /** Address for SMTP_URL, with credentials when some are needed. */
  url: string
  /** Whole messages as they came over the wire. */
  messages: { raw: Buffer; encrypted: boolean; from: string; to: string[] }[]
  mode: SmtpMode
  stop(): Promise<void>
}

export interface SmtpStandInOptions {
  /** TLS: from the first byte, as an upgrade that is offered, or not at all (default). */
  encryption?: 'implicit' | 'starttls' | 'none'
  credentials?: { user: string; password: string }
}

/** An SMTP server on a loopback port. Its certificate is nobody's, so with TLS the URL says not to check it. */
export async function startSmtpStandIn(options: SmtpStandInOptions = {}): Promise<SmtpStandIn> {
  const { encryption = 'none', credentials } = options
  const server = new SMTPServer({
    secure: encryption === 'implicit',
    disabledCommands: encryption === 'none' ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    authOptional: credentials === undefined,
    closeTimeout: 100,
    onAuth: checkCredentials(credentials),
    onRcptTo(_address, session, callback) {
      if (standIn.mode === 'hang') return
      if (standIn.mode === 'reset') return closeConnection(server, session.id)
      if (standIn.mode === 'accept' || standIn.mode === 'accept-and-reset') return callback()
      callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    onData(stream, session, callback) {
      void receive(stream, session, callback)
    },
  })

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession, callback: () => void) {
    const raw = await buffer(stream)
    const { mailFrom, rcptTo } = session.envelope
    const from = mailFrom === false ? '' : mailFrom.address
    standIn.messages.push({ raw, encrypted: session.secure, from, to: rcptTo.map(({ address }) => address) })
    if (standIn.mode === 'accept-and-reset') closeConnection(server, session.id)
    else callback()
  }

  // A client that hangs up or distrusts the certificate is a case under test, not an error of this server.
  server.on('error', () => {})
  const { server: socketServer } = server
  server.listen(0, '127.0.0.1')
  await once(socketServer, 'listening')

  const standIn: SmtpStandIn = {
    url: smtpUrl(portOf(socketServer), encryption, credentials),
    messages: [],
    mode: 'accept',
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return standIn
}

function smtpUrl(port: number, encryption: string, credentials: SmtpStandInOptions['credentials']): string {
  const url = new URL(`${encryption === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`)
  if (credentials !== undefined) {
    url.username = encodeURIComponent(credentials.user)
    url.password = encodeURIComponent(credentials.password)
  }
  return encryption === 'none' ? url.href : `${url.href}?tls.rejectUnauthorized=false`
}

function checkCredentials(
  expected: SmtpStandInOptions['credentials'],
): NonNullable<SMTPServerOptions['onAuth']> {
  return (given, _session, callback) => {
    if (given.username === expected?.user && given.password === expected?.password) {
      return callback(null, { user: given.username })
    }
    callback(new Error('Invalid username or password'))
  }
}

function closeConnection(server: SMTPServer, id: string): void {
  for (const connection of server.connections) {
    if (connection.id === id) connection.close()
  }
}
