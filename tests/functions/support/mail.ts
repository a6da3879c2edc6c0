import type { Buffer } from 'node:buffer'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import PostalMime, { type Email } from 'postal-mime'

import type { Mail } from '../../../supabase/functions/_shared/mail/send-mail.ts'

export const sampleMail: Mail = {
  key: 'quote-notification/0b1f5a0e-0000-4000-8000-000000000001',
  to: ['owner@business.example'],
  from: {
    name: 'Example "Wash", Inc. ☀️',
    address: 'website@business.example',
  },
  replyTo: { name: 'Zoë 👩‍👩‍👧 O’Hara', address: 'zoe@visitor.example' },
  subject: 'Call Zoë 👩‍👩‍👧 O’Hara by Sun 6:15 PM · (916) 555-0123',
  text: 'Name:  Zoë 👩‍👩‍👧 O’Hara\n.a line that begins with a dot\nשלום עולם\n',
  html: '<p>Zoë 👩‍👩‍👧 O’Hara</p>\n<p>שלום עולם</p>\n',
  date: new Date('2026-03-08T10:30:00Z'),
}

export const parsedSample = {
  from: sampleMail.from,
  to: [{ address: 'owner@business.example' }],
  replyTo: [sampleMail.replyTo],
  subject: sampleMail.subject,
  // In a multipart message, an additional line break ends each part.
  text: `${sampleMail.text}\n`,
  html: `${sampleMail.html}\n`,
  date: sampleMail.date.toISOString(),
}

export function parseMessage(raw: Buffer): Promise<Email> {
  return PostalMime.parse(Uint8Array.from(raw).buffer)
}

/** Oldest first, because the names begin with the time. */
export function readOutbox(folder: string): Promise<Email[]> {
  const names = readdirSync(folder).toSorted()
  return Promise.all(
    names.map((name) => parseMessage(readFileSync(join(folder, name)))),
  )
}
