import { connect, type Socket } from 'node:net'

import { createTransport } from 'nodemailer'
import * as v from 'valibot'

import type { Delivery } from '../delivery.ts'
import { smtpPort, type SmtpSettings } from './mail-settings.ts'
import type { Mail } from './mail.ts'
import { messageOptions } from './message-options.ts'

const smtpErrorSchema = v.object({
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z_]{1,30}$/))),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
})

/** Hands a mail to an SMTP server; the whole conversation may take `timeoutMs`. */
export async function sendBySmtp(settings: SmtpSettings, mail: Mail, timeoutMs: number): Promise<Delivery> {
  const connection: Connection = { isLate: false }
  const deadline = setTimeout(() => {
    connection.isLate = true
    connection.socket?.destroy(new Error('time is over'))
  }, timeoutMs)
  try {
    await createSmtpTransport(settings, connection).sendMail(messageOptions(mail))
    return { delivered: true }
  } catch (error) {
    if (connection.isLate) return { delivered: false, reason: 'the SMTP server did not finish in time' }
    return explainFailure(error)
  } finally {
    clearTimeout(deadline)
    connection.socket?.destroy()
  }
}

interface Connection {
  socket?: Socket
  isLate: boolean
}

function createSmtpTransport({ url }: SmtpSettings, connection: Connection) {
  return createTransport({
    url: url.href,
    // The name we greet with; the default asks the operating system, which the sandbox refuses.
    name: 'localhost',
    // A password never crosses a network in the clear, even when someone on the way strips STARTTLS.
    requireTLS: url.username !== '' && !isLoopback(url),
    // We open the connection ourselves. Deno grants access to the server by its name, while nodemailer would
    // look up the address and ask to connect to that. And our own socket can be cut when the time is over.
    getSocket(_options, callback) {
      const socket = connect({ host: url.hostname, port: smtpPort(url) })
      connection.socket = socket
      socket.once('error', callback)
      socket.once('connect', () => {
        socket.off('error', callback)
        callback(null, { connection: socket })
      })
    },
  })
}

function isLoopback(url: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
}

function explainFailure(error: unknown): Delivery {
  const parsed = v.safeParse(smtpErrorSchema, error)
  if (!parsed.success) return { delivered: false, reason: 'the SMTP conversation failed' }
  const { code = 'failure', responseCode, response } = parsed.output
  return {
    delivered: false,
    reason: `SMTP ${responseCode === undefined ? code : `${code} ${responseCode}`}`,
    ...(response === undefined ? {} : { detail: response }),
    // RFC 5321: 4yz asks to try again, 5yz not to.
    ...(responseCode !== undefined && responseCode >= 500 ? { permanent: true } : {}),
  }
}
