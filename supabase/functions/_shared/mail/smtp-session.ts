import { connect, type Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'

import type { SendMailOptions } from 'nodemailer'

import { readCertificateExpiry, startsWithTls } from './inspect-tls.ts'
import { isLoopback, smtpAddress } from './mail-settings.ts'
import {
  describeSmtpError,
  type SmtpFailure,
  smtpFailures,
} from './smtp-failure.ts'

interface Session {
  url: URL
  /** Aborts when the time is up. */
  signal: AbortSignal
  socket?: Socket
  /**
   * Whether the connection was established, including its TLS when the URL asks
   * for TLS from the start.
   */
  isOpen: boolean
  /** Ends the session for a reason that only we know. */
  end: (reason: string) => void
}

/**
 * Sends one message through an SMTP server within `timeoutMs`. Returns
 * undefined once the server has accepted it, and otherwise what went wrong.
 */
export async function sendBySmtp(
  url: URL,
  message: SendMailOptions,
  timeoutMs: number,
): Promise<SmtpFailure | undefined> {
  const ended = Promise.withResolvers<SmtpFailure>()
  const session: Session = {
    url,
    signal: AbortSignal.timeout(timeoutMs),
    isOpen: false,
    end: (reason) => ended.resolve({ reason }),
  }
  const endLate = () => endByTimeout(session)
  session.signal.addEventListener('abort', endLate)
  // Half the time is left to find out why the server is silent, while it may
  // still greet us.
  const silence = setTimeout(() => {
    void endIfTlsIsExpected(session)
  }, timeoutMs / 2)
  try {
    // Deno 2.1 does not report every closed connection, so nodemailer alone
    // could wait longer than we do.
    return await Promise.race([attempt(session, message), ended.promise])
  } finally {
    clearTimeout(silence)
    session.signal.removeEventListener('abort', endLate)
    session.socket?.destroy()
  }
}

function endByTimeout({ isOpen, end }: Session): void {
  end(isOpen ? smtpFailures.timedOut : smtpFailures.noConnection)
}

async function attempt(
  session: Session,
  message: SendMailOptions,
): Promise<SmtpFailure | undefined> {
  try {
    const transport = await createSmtpTransport(session)
    await transport.sendMail(message)
    return undefined
  } catch (error) {
    return await explain(session, error)
  }
}

// Loads nodemailer with the first email, so that no quote request has to wait
// for it.
async function createSmtpTransport(session: Session) {
  const { createTransport } = await import('nodemailer')
  const { url } = session
  return createTransport({
    url: url.href,
    // EHLO name. The default is the OS host name, which the sandbox does not
    // let us read.
    name: 'localhost',
    // Never send a password in the clear, even if someone on the network strips
    // STARTTLS.
    requireTLS: url.username !== '' && !isLoopback(url),
    // Open the socket here, because Deno grants access by host name, while
    // nodemailer would connect to the resolved address. Owning the socket also
    // lets us destroy it at the deadline.
    getSocket({ tls }, callback) {
      if (session.signal.aborted) return callback(new Error('The time is up.'))
      const secured = url.protocol === 'smtps:'
      const socket = openSocket(url, tls)
      session.socket = socket
      socket.once('error', callback)
      socket.once(secured ? 'secureConnect' : 'connect', () => {
        session.isOpen = true
        socket.off('error', callback)
        callback(null, { connection: socket, secured })
      })
    },
  })
}

function openSocket(url: URL, tls: ConnectionOptions | undefined): Socket {
  const address = smtpAddress(url)
  // Deno 2.1 cannot start TLS on a socket that is already connected, so TLS is
  // opened here too.
  const socket =
    url.protocol === 'smtps:'
      ? connectTls({ ...address, ...tls })
      : connect(address)
  // After STARTTLS, nodemailer no longer listens to this socket, and an error
  // that no one listens to ends the process.
  socket.on('error', () => {})
  return socket
}

// Short, because these questions only improve the words for a failure.
const questionTimeoutMs = 3_000

/** Ends a plain session in which the server waits for us to begin with TLS. */
async function endIfTlsIsExpected(session: Session): Promise<void> {
  if (await expectsTls(session)) session.end(smtpFailures.startsWithTls)
}

/** Returns whether a server that has not greeted us expects TLS first. */
async function expectsTls({
  url,
  signal,
  socket,
  isOpen,
}: Session): Promise<boolean> {
  const isSilent = isOpen && socket?.bytesRead === 0
  if (url.protocol !== 'smtp:' || !isSilent) return false
  return await startsWithTls(url, withQuestionTimeout(signal))
}

/** Describes an error, and asks the server where it has two possible causes. */
async function explain(session: Session, error: unknown): Promise<SmtpFailure> {
  const failure = describeSmtpError(error)
  const isClosed = failure.reason === smtpFailures.closed
  if (isClosed && (await expectsTls(session)))
    return { reason: smtpFailures.startsWithTls }
  const isUntrusted = failure.reason === smtpFailures.unknownAuthority
  if (isUntrusted && (await hasExpired(session)))
    return { reason: smtpFailures.expired }
  return failure
}

/**
 * Returns whether the certificate has expired. Deno reports that like an
 * unknown authority.
 */
async function hasExpired({ url, signal }: Session): Promise<boolean> {
  const expiry = await readCertificateExpiry(url, withQuestionTimeout(signal))
  return expiry !== undefined && expiry.getTime() < Date.now()
}

function withQuestionTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(questionTimeoutMs)])
}
