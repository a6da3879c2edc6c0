import { createHash } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'

import type { MailTransport } from './mail-settings.ts'
import type { SmtpFailure } from './smtp-failure.ts'
import { sendBySmtp } from './smtp-session.ts'

/** One email to the owner. */
export interface Mail {
  /**
   * Idempotency key. Identical on every attempt, so that duplicates can be
   * recognized.
   */
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

/** Result of one delivery attempt, by email or to a webhook. */
export type Delivery =
  | { delivered: true }
  | ({
      delivered: false
      /** Delay requested by the provider. */
      retryAfterSeconds?: number
    } & SmtpFailure)

/**
 * Sends one email through the configured transport within `timeoutMs`. Provider
 * failures are returned, not thrown.
 */
export async function sendMail(
  transport: MailTransport,
  mail: Mail,
  timeoutMs: number,
): Promise<Delivery> {
  if (transport.kind === 'none')
    return { delivered: false, reason: transport.reason, permanent: true }
  if (transport.kind === 'outbox')
    return await writeToOutbox(transport.folder, mail)
  const failure = await sendBySmtp(
    transport.url,
    messageOptions(mail),
    timeoutMs,
  )
  return failure === undefined
    ? { delivered: true }
    : { delivered: false, ...failure }
}

/** Converts an email to nodemailer's message options. */
function messageOptions(mail: Mail) {
  const domain = mail.from.address.split('@').at(-1) ?? 'localhost'
  return {
    // Identical on every attempt, so that mail clients show duplicates only
    // once.
    messageId: `<${mail.key.replaceAll('/', '.')}@${domain}>`,
    // Resend accepts a key only once within 24 hours. Other servers ignore the
    // header.
    headers: { 'Resend-Idempotency-Key': mail.key },
    // Random by default, which would make every attempt a different email.
    baseBoundary: createHash('sha256')
      .update(mail.key)
      .digest('hex')
      .slice(0, 16),
    date: mail.date,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Otherwise long lines become format=flowed, which alters spaces that a
    // visitor typed.
    encoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Writes an email to an .eml file that any mail client opens. File names sort
 * by time and contain the key. The file is renamed into place once it is
 * complete.
 */
async function writeToOutbox(folder: string, mail: Mail): Promise<Delivery> {
  const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.key.replaceAll('/', '-')}.eml`
  const partialPath = join(folder, `.${name}.part`)
  try {
    const { default: MailComposer } =
      await import('nodemailer/lib/mail-composer')
    const message = await new MailComposer(messageOptions(mail))
      .compile()
      .build()
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
    return {
      delivered: false,
      reason: 'failed to write to the outbox folder',
      detail: String(error),
    }
  }
}

// A disk such as exFAT or a network share reports these for a folder, which it
// cannot sync.
const unsupportedCodes = new Set(['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])

/**
 * Syncs a folder, so that a new file name survives a power cut. Windows cannot
 * open folders and needs no sync.
 */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  try {
    await folder?.sync()
  } catch (error) {
    const code =
      error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!unsupportedCodes.has(code)) throw error
  } finally {
    await folder?.close()
  }
}
