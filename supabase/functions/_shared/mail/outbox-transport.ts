import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'

import MailComposer from 'nodemailer/lib/mail-composer'

import type { Delivery } from '../delivery.ts'
import type { OutboxSettings } from './mail-settings.ts'
import type { Mail } from './mail.ts'
import { messageOptions } from './message-options.ts'

/**
 * "Sends" a mail as a file any mail program opens. File names sort by time and carry the mail's key. The file
 * appears under its name only when it is complete.
 */
export async function writeToOutbox(settings: OutboxSettings, mail: Mail): Promise<Delivery> {
  const message = await new MailComposer(messageOptions(mail)).compile().build()
  const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.key.replaceAll('/', '-')}.eml`
  const unfinished = join(settings.folder, `.${name}.part`)
  try {
    const file = await open(unfinished, 'w', 0o600)
    try {
      await file.writeFile(message)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(settings.folder, name))
    await syncNames(settings.folder)
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
