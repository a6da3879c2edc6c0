import type { Buffer } from 'node:buffer'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'

import { smtpAddress } from './mail-settings.ts'

/**
 * Questions about a mail server's TLS that are asked only after a failure, to
 * name its cause. They trust any certificate, because no email and no password
 * is ever sent on these connections. They return undefined or false when the
 * server does not respond before `signal` aborts.
 */

/**
 * Returns whether the port of an SMTP URL expects TLS from the first byte: the
 * server greets us only inside it.
 */
export async function startsWithTls(
  url: URL,
  signal: AbortSignal,
): Promise<boolean> {
  const socket = connectTls({ ...smtpAddress(url), rejectUnauthorized: false })
  try {
    const [greeting] = await once(socket, 'data', { signal })
    return /^\d{3}[ -]/.test(String(greeting))
  } catch {
    return false
  } finally {
    close(socket)
  }
}

/** Returns when the certificate of the server expires. */
export async function readCertificateExpiry(
  url: URL,
  signal: AbortSignal,
): Promise<Date | undefined> {
  const address = smtpAddress(url)
  const plain = url.protocol === 'smtps:' ? undefined : connect(address)
  let secured: TLSSocket | undefined
  try {
    if (plain !== undefined) await requestTls(plain, signal)
    const target = plain === undefined ? address : { socket: plain }
    secured = connectTls({ ...target, rejectUnauthorized: false })
    await once(secured, 'secureConnect', { signal })
    return new Date(secured.getPeerCertificate().valid_to)
  } catch {
    return undefined
  } finally {
    close(secured)
    close(plain)
  }
}

// In the last line of a reply, a space follows the status code.
const lastLineOfReply = /^\d{3}(?: [^\n]*)?\r?\n/m

/**
 * Leads an SMTP session to the point where the TLS handshake begins (RFC 3207).
 */
async function requestTls(socket: Socket, signal: AbortSignal): Promise<void> {
  let received = ''
  const collect = (chunk: Buffer) => {
    received += chunk.toString('latin1')
  }
  async function reply(): Promise<void> {
    while (!lastLineOfReply.test(received))
      await once(socket, 'data', { signal })
    received = ''
  }

  socket.on('data', collect)
  await reply()
  socket.write('EHLO localhost\r\n')
  await reply()
  socket.write('STARTTLS\r\n')
  await reply()
  socket.off('data', collect)
}

function close(socket: Socket | undefined): void {
  // A late error of a connection that is no longer needed must not end the
  // process.
  socket?.on('error', () => {})
  socket?.destroy()
}
