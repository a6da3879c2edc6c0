import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'

import type { MailTransport } from './mail-settings.ts'
import type { SmtpFailure } from './smtp-failure.ts'
import { sendBySmtp } from './smtp-session.ts'

export interface Mail {
  /** Identical on every attempt, so that duplicates can be recognized. */
  key: string
  to: string[]
  from: { name: string; address: string }
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  html: string
  date: Date
  /** The key of the email to whose thread this one belongs. */
  followsKey?: string
  attachments?: Attachment[]
}

/** A picture in the HTML part, where its address is `cid:` and its id. */
export interface Attachment {
  id: string
  fileName: string
  type: string
  content: Uint8Array
}

interface FailedDelivery extends SmtpFailure {
  delivered: false
  retryAfterSeconds?: number
}

export type Delivery = { delivered: true } | FailedDelivery

/** Provider failures are returned, not thrown. */
export async function sendMail(
  transport: MailTransport,
  mail: Mail,
  timeoutMs: number,
): Promise<Delivery> {
  if (transport.kind === 'none')
    return { delivered: false, reason: transport.reason, permanent: true }
  if (transport.kind === 'outbox')
    return await writeToOutbox(transport.folder, mail)
  const message = messageOptions(mail)
  const failure = await sendBySmtp(transport.url, message, timeoutMs)
  if (failure === undefined) return { delivered: true }
  return { delivered: false, ...failure }
}

function messageOptions(mail: Mail) {
  const firstId =
    mail.followsKey === undefined ? undefined : messageId(mail.followsKey, mail)
  return {
    // Mail clients show duplicates only once.
    messageId: messageId(mail.key, mail),
    ...(firstId && { inReplyTo: firstId, references: firstId }),
    // Resend accepts a key only once within 24 hours. Other servers ignore the
    // header.
    headers: { 'Resend-Idempotency-Key': mail.key },
    // Random by default, which would make every attempt a different email.
    baseBoundary: hash(mail.key).slice(0, 16),
    date: mail.date,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(attachmentOptions),
    // Otherwise long lines become format=flowed, which alters spaces that a
    // visitor typed.
    encoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function messageId(key: string, { from }: Mail): string {
  const domain = from.address.split('@').at(-1) ?? 'localhost'
  return `<${key.replaceAll('/', '.')}@${domain}>`
}

function attachmentOptions({ id, fileName, type, content }: Attachment) {
  return {
    cid: id,
    filename: fileName,
    contentType: type,
    contentDisposition: 'inline',
    content: Buffer.from(content),
  } as const
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function writeToOutbox(folder: string, mail: Mail): Promise<Delivery> {
  const time = mail.date.toISOString().replaceAll(':', '-')
  const name = `${time}-${mail.key.replaceAll('/', '-')}.eml`
  const partialPath = join(folder, `.${name}.part`)
  try {
    await writeAndSync(partialPath, await buildMessage(mail))
    await rename(partialPath, join(folder, name))
    return { delivered: true }
  } catch (error) {
    return {
      delivered: false,
      reason: 'failed to write to the outbox folder',
      detail: String(error),
    }
  }
}

// With the first email, so that no quote request has to wait for it.
async function buildMessage(mail: Mail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer(messageOptions(mail))
  return await composer.compile().build()
}

async function writeAndSync(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
