import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

import type { SendMailOptions } from 'nodemailer'

import { readCertificateExpiry, startsWithTls } from './inspect-tls.ts'
import { isLoopback, smtpAddress } from './mail-settings.ts'
import { describeSmtpError, type SmtpFailure, smtpFailures } from './smtp-failure.ts'

interface Session {
  url: URL
  /** Aborts when the time is up. */
  signal: AbortSignal
  socket?: Socket
  /** Whether the connection was established, including its TLS when the URL asks for TLS from the start. */
  isOpen: boolean
  /** Why we ended the session ourselves. */
  endedBecause?: string
}

/**
 * Sends one message through an SMTP server within `timeoutMs`. Returns undefined once the server has accepted it, and
 * otherwise what went wrong.
 */
export async function sendBySmtp(
  url: URL,
  message: SendMailOptions,
  timeoutMs: number,
): Promise<SmtpFailure | undefined> {
  const session: Session = { url, signal: AbortSignal.timeout(timeoutMs), isOpen: false }
  function endLate(): void {
    end(session, session.isOpen ? smtpFailures.timedOut : smtpFailures.noConnection)
  }
  session.signal.addEventListener('abort', endLate)
  // Half the time is left to find out why the server is silent, while it may still greet us.
  const silence = setTimeout(() => void endIfTlsIsExpected(session), timeoutMs / 2)
  try {
    const transport = await createSmtpTransport(session)
    await transport.sendMail(message)
    return undefined
  } catch (error) {
    return await explain(session, error)
  } finally {
    clearTimeout(silence)
    session.signal.removeEventListener('abort', endLate)
    session.socket?.destroy()
  }
}

// Loads nodemailer with the first email, so that no quote request has to wait for it.
async function createSmtpTransport(session: Session) {
  const { createTransport } = await import('nodemailer')
  const { url } = session
  return createTransport({
    url: url.href,
    // EHLO name. The default is the OS host name, which the sandbox does not let us read.
    name: 'localhost',
    // Never send a password in the clear, even if someone on the network strips STARTTLS.
    requireTLS: url.username !== '' && !isLoopback(url),
    // Open the socket here, because Deno grants access by host name, while nodemailer would connect to the resolved
    // address. Owning the socket also lets us destroy it at the deadline.
    getSocket({ tls }, callback) {
      const address = smtpAddress(url)
      const secured = url.protocol === 'smtps:'
      // Deno 2.1 cannot start TLS on a socket that is already connected, so TLS is opened here too.
      const socket = secured ? connectTls({ ...address, ...tls }) : connect(address)
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

function end(session: Session, reason: string): void {
  session.endedBecause ??= reason
  session.socket?.destroy(new Error(reason))
}

/** Ends a plain session in which the server waits for us to begin with TLS. */
async function endIfTlsIsExpected(session: Session): Promise<void> {
  if (await expectsTls(session)) end(session, smtpFailures.startsWithTls)
}

/** Returns whether a server that has not greeted us expects TLS first. */
async function expectsTls({ url, signal, socket, isOpen }: Session): Promise<boolean> {
  if (url.protocol !== 'smtp:' || !isOpen || socket?.bytesRead !== 0) return false
  return await startsWithTls(url, signal)
}

async function explain(session: Session, error: unknown): Promise<SmtpFailure> {
  if (session.endedBecause !== undefined) return { reason: session.endedBecause }
  const failure = describeSmtpError(error)
  if (failure.reason === smtpFailures.closed && (await expectsTls(session)))
    return { reason: smtpFailures.startsWithTls }
  if (failure.reason === smtpFailures.unknownAuthority && (await hasExpired(session)))
    return { reason: smtpFailures.expired }
  return failure
}

/** Returns whether the certificate has expired. Deno reports that like an unknown authority. */
async function hasExpired({ url, signal }: Session): Promise<boolean> {
  const expiry = await readCertificateExpiry(url, signal)
  return expiry !== undefined && expiry.getTime() < Date.now()
}
