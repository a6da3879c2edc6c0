import { open, rename } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

import * as v from 'valibot'

import { type MailTransport, smtpPort } from './mail-settings.ts'

/** One email to the owner. */
export interface Mail {
  /** Idempotency key. Identical on every attempt, so that duplicates can be recognized. */
  key: string
  to: string[]
  from: { name: string; address: string }
  /** Reply-To address. Null omits the header. */
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  html: string
  date: Date
}

/** Result of one delivery attempt. */
export type Delivery =
  | { delivered: true }
  | {
      delivered: false
      /** Failure in our own words and status codes, safe to log. */
      reason: string
      /** The provider's response. May quote addresses, so it is stored in the owner's database but never logged. */
      detail?: string
      /** The same attempt would be rejected again until a person changes something. */
      permanent?: boolean
      /** The server accepted the envelope but rejected the message. */
      messageRejected?: boolean
      /** Delay requested by the provider. */
      retryAfterSeconds?: number
    }

/** Sends one email through the configured transport within `timeoutMs`. Provider failures are returned, not thrown. */
export function sendMail(transport: MailTransport, mail: Mail, timeoutMs: number): Promise<Delivery> {
  if (transport.kind === 'smtp') return sendBySmtp(transport.url, mail, timeoutMs)
  if (transport.kind === 'outbox') return writeToOutbox(transport.folder, mail)
  return Promise.resolve({ delivered: false, reason: transport.reason, permanent: true })
}

/** Converts an email to nodemailer's message options. */
function messageOptions(mail: Mail) {
  const domain = mail.from.address.split('@').at(-1) ?? 'localhost'
  return {
    // Identical on every attempt, so that mail clients show duplicates only once.
    messageId: `<${mail.key.replaceAll('/', '.')}@${domain}>`,
    // Resend accepts a key only once within 24 hours. Other servers ignore the header.
    headers: { 'Resend-Idempotency-Key': mail.key },
    date: mail.date,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Otherwise long lines become format=flowed, which alters spaces that a visitor typed.
    encoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

async function sendBySmtp(url: URL, mail: Mail, timeoutMs: number): Promise<Delivery> {
  const connection: Connection = { timedOut: false }
  const deadline = setTimeout(() => {
    connection.timedOut = true
    connection.socket?.destroy(new Error('deadline exceeded'))
  }, timeoutMs)
  try {
    const transport = await smtpTransport(url, connection)
    await transport.sendMail(messageOptions(mail))
    return { delivered: true }
  } catch (error) {
    if (connection.timedOut) return { delivered: false, reason: 'the SMTP server timed out' }
    return toFailure(error)
  } finally {
    clearTimeout(deadline)
    connection.socket?.destroy()
  }
}

interface Connection {
  socket?: Socket
  timedOut: boolean
}

// Loads nodemailer with the first email, so that no quote request has to wait for it.
async function smtpTransport(url: URL, connection: Connection) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: url.href,
    // EHLO name. The default is the OS host name, which the sandbox does not let us read.
    name: 'localhost',
    // Never send a password in the clear, even if someone on the network strips STARTTLS.
    requireTLS: url.username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname),
    // Open the socket here, because Deno grants access by host name, while nodemailer would connect to the resolved
    // address. Owning the socket also lets us destroy it at the deadline.
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

function toFailure(error: unknown): Delivery {
  const parsed = v.safeParse(smtpErrorSchema, error)
  if (!parsed.success) return { delivered: false, reason: 'the SMTP session failed' }
  const { code = 'failure', responseCode, response } = parsed.output
  // RFC 5321: 4yz replies are transient, 5yz replies are permanent.
  const permanent = responseCode !== undefined && responseCode >= 500
  return {
    delivered: false,
    reason: `SMTP ${responseCode === undefined ? code : `${code} ${responseCode}`}`,
    ...(response === undefined ? {} : { detail: response }),
    ...(permanent ? { permanent, messageRejected: code === 'EMESSAGE' } : {}),
  }
}

/**
 * Writes an email to an .eml file that any mail client opens. File names sort by time and contain the key. The file is
 * renamed into place once it is complete.
 */
async function writeToOutbox(folder: string, mail: Mail): Promise<Delivery> {
  const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.key.replaceAll('/', '-')}.eml`
  const partialPath = join(folder, `.${name}.part`)
  try {
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
    const message = await new MailComposer(messageOptions(mail)).compile().build()
    const file = await open(partialPath, 'w', 0o600)
    try {
      await file.writeFile(message)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partialPath, join(folder, name))
    await syncFolder(folder)
    return { delivered: true }
  } catch (error) {
    return { delivered: false, reason: 'failed to write to the outbox folder', detail: String(error) }
  }
}

/** Syncs a folder, so that a new file name survives a power cut. Windows cannot open folders and needs no sync. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  try {
    await folder?.sync()
  } finally {
    await folder?.close()
  }
}
