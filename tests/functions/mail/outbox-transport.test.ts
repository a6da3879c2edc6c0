import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { writeToOutbox } from '../../../supabase/functions/_shared/mail/outbox-transport.ts'
import { parseMessage, sampleMail } from './sample-mail.ts'

async function makeOutbox(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a mail becomes a file that a mail program reads', async () => {
  const folder = await makeOutbox()

  expect(await writeToOutbox({ kind: 'outbox', folder }, sampleMail)).toEqual({ delivered: true })
  const files = await readdir(folder)
  expect(files).toEqual([
    '2026-03-08T10-30-00.000Z-quote-notification-0b1f5a0e-0000-4000-8000-000000000001.eml',
  ])
  expect(await parseMessage(await readFile(join(folder, String(files[0]))))).toMatchObject({
    from: sampleMail.from,
    to: [{ address: sampleMail.to }],
    replyTo: [sampleMail.replyTo],
    subject: sampleMail.subject,
    // A message of two parts ends each with a line break of its own.
    text: `${sampleMail.text}\n`,
    html: `${sampleMail.html}\n`,
    date: sampleMail.date.toISOString(),
  })
})

test('file names sort by time', async () => {
  const folder = await makeOutbox()
  const days = ['2026-11-02', '2025-12-31', '2026-02-03']

  for (const day of days) {
    const mail = { ...sampleMail, key: `quote-notification/${day}`, date: new Date(day) }
    await writeToOutbox({ kind: 'outbox', folder }, mail)
  }
  const names = (await readdir(folder)).toSorted()
  expect(names.map((name) => name.slice(0, 10))).toEqual(days.toSorted())
})

test('a folder that is missing is reported', async () => {
  const folder = join(await makeOutbox(), 'missing')

  expect(await writeToOutbox({ kind: 'outbox', folder }, sampleMail)).toMatchObject({
    delivered: false,
    reason: 'the outbox folder refused the file',
    detail: expect.stringContaining('ENOENT'),
  })
})
