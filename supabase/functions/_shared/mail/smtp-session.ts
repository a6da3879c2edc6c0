import { connect, type Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'

import type { SendMailOptions } from 'nodemailer'

import { isLoopback, smtpAddress } from './mail-settings.ts'
import { describeSmtpError, type SmtpFailure } from './smtp-failure.ts'

/** Returns undefined once the server has accepted the message. */
export async function sendBySmtp(
  url: URL,
  message: SendMailOptions,
  timeoutMs: number,
): Promise<SmtpFailure | undefined> {
  const late = Promise.withResolvers<never>()
  const end = new AbortController()
  const timer = setTimeout(() => {
    late.reject({ code: 'ETIMEDOUT', message: 'Timeout' })
  }, timeoutMs)
  try {
    // Deno 2.1 does not report every closed connection.
    await Promise.race([send(url, message, end.signal), late.promise])
    return undefined
  } catch (error) {
    return describeSmtpError(error, url)
  } finally {
    clearTimeout(timer)
    end.abort()
  }
}

async function send(
  url: URL,
  message: SendMailOptions,
  signal: AbortSignal,
): Promise<void> {
  // With the first email, so that no quote request has to wait for it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: url.href,
    // The default is the OS host name, which the sandbox does not let us read.
    name: 'localhost',
    // Someone on the network could strip STARTTLS.
    requireTLS: url.username !== '' && !isLoopback(url),
    // Deno grants access by host name, while nodemailer would connect to the
    // resolved address.
    getSocket({ tls }, callback) {
      if (signal.aborted) return callback(new Error('Timeout'))
      const secured = url.protocol === 'smtps:'
      const socket = openSocket(url, tls)
      signal.addEventListener('abort', () => socket.destroy())
      socket.once('error', callback)
      socket.once(secured ? 'secureConnect' : 'connect', () => {
        socket.off('error', callback)
        callback(null, { connection: socket, secured })
      })
    },
  })
  await transport.sendMail(message)
}

function openSocket(url: URL, tls: ConnectionOptions | undefined): Socket {
  const address = smtpAddress(url)
  // Deno 2.1 cannot start TLS on a socket that is already connected, so TLS is
  // opened here too.
  const socket =
    url.protocol === 'smtps:'
      ? connectTls({ ...address, ...tls })
      : connect(address)
  // After STARTTLS, nodemailer no longer listens to this socket.
  socket.on('error', () => {})
  return socket
}
