import { open, rename } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

import * as v from 'valibot'

import { type MailTransport, smtpPort } from './mail-settings.ts'

/** One email to the owner. */
export interface Mail {
  /** Names the event this mail tells of. The same on every attempt, so that a repeat can be recognized. */
  key: string
  to: string[]
  from: { name: string; address: string }
  /** Where an answer goes; null leaves the header out. */
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  html: string
  date: Date
}

/** How one attempt to hand something to a provider ended. */
export type Delivery =
  | { delivered: true }
  | {
      delivered: false
      /** What went wrong, in words of our own and status codes: safe in a log. */
      reason: string
      /** What the provider said about it. May quote addresses: for the owner's table only, never for a log. */
      detail?: string
      /** The same attempt would be refused again until a person changes something. */
      permanent?: boolean
      /** The server took the addresses of the envelope and refused what is in the message. */
      refusedMessage?: boolean
      /** How long the provider asked to be left alone. */
      retryAfterSeconds?: number
    }

/** Sends one mail by the configured transport. Never throws for what a provider does; `timeoutMs` is the whole attempt. */
export function sendMail(transport: MailTransport, mail: Mail, timeoutMs: number): Promise<Delivery> {
  if (transport.kind === 'smtp') return sendBySmtp(transport.url, mail, timeoutMs)
  if (transport.kind === 'outbox') return writeToOutbox(transport.folder, mail)
  return Promise.resolve({ delivered: false, reason: transport.reason, permanent: true })
}

/** A mail in nodemailer's words. */
function messageOptions(mail: Mail) {
  const domain = mail.from.address.split('@').at(-1) ?? 'localhost'
  return {
    // The same for every attempt, so that mail programs show a repeat only once.
    messageId: `<${mail.key.replaceAll('/', '.')}@${domain}>`,
    // Resend accepts a key only once within 24 hours; other servers ignore the header.
    headers: { 'Resend-Idempotency-Key': mail.key },
    date: mail.date,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Otherwise long lines become format=flowed, which changes spaces a visitor may have typed.
    encoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

async function sendBySmtp(url: URL, mail: Mail, timeoutMs: number): Promise<Delivery> {
  const connection: Connection = { isLate: false }
  const deadline = setTimeout(() => {
    connection.isLate = true
    connection.socket?.destroy(new Error('time is over'))
  }, timeoutMs)
  try {
    const transport = await smtpTransport(url, connection)
    await transport.sendMail(messageOptions(mail))
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

// The library loads with the first mail: a quote request must not wait for it.
async function smtpTransport(url: URL, connection: Connection) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: url.href,
    // The name we greet with; the default asks the operating system, which the sandbox refuses.
    name: 'localhost',
    // A password never crosses a network in the clear, even when someone on the way strips STARTTLS.
    requireTLS: url.username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname),
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

const smtpErrorSchema = v.object({
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z_]{1,30}$/))),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
})

function explainFailure(error: unknown): Delivery {
  const parsed = v.safeParse(smtpErrorSchema, error)
  if (!parsed.success) return { delivered: false, reason: 'the SMTP conversation failed' }
  const { code = 'failure', responseCode, response } = parsed.output
  // RFC 5321: 4yz asks to try again, 5yz not to.
  const permanent = responseCode !== undefined && responseCode >= 500
  return {
    delivered: false,
    reason: `SMTP ${responseCode === undefined ? code : `${code} ${responseCode}`}`,
    ...(response === undefined ? {} : { detail: response }),
    ...(permanent ? { permanent, refusedMessage: code === 'EMESSAGE' } : {}),
  }
}

/**
 * "Sends" a mail as a file any mail program opens. File names sort by time and carry the mail's key. The file
 * appears under its name only when it is complete.
 */
async function writeToOutbox(folder: string, mail: Mail): Promise<Delivery> {
  const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.key.replaceAll('/', '-')}.eml`
  const unfinished = join(folder, `.${name}.part`)
  try {
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
    const message = await new MailComposer(messageOptions(mail)).compile().build()
    const file = await open(unfinished, 'w', 0o600)
    try {
      await file.writeFile(message)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(folder, name))
    await syncNames(folder)
    return { delivered: true }
  } catch (error) {
    return { delivered: false, reason: 'the outbox folder refused the file', detail: String(error) }
  }
}

/** A power cut takes a file whose name is not on the disk yet. Windows opens no folder and keeps names by itself. */
async function syncNames(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  try {
    await folder?.sync()
  } finally {
    await folder?.close()
  }
}
