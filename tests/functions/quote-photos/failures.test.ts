import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'

import { errorMessage } from '#domain/error-message.ts'

import { temporaryDataFolder } from '../../database/support/data-folder.ts'
import { runSupabase } from '../../database/support/supabase-process.ts'
import { type FakeSmtp, startFakeSmtp } from '../../fakes/smtp.ts'
import { cameraHeic } from '../../support/camera-pictures.ts'
import { databaseFolder } from '../../support/data-folder.ts'
import { productTimeoutMs, severalStartsMs } from '../../support/timeouts.ts'
import { parseMessage } from '../support/mail.ts'
import {
  act,
  addPhoto,
  readPage,
  sendQuote,
  stored,
} from '../support/quote-photos.ts'

const untilScheduled = { timeout: productTimeoutMs }

function preload(name: string): Record<string, string> {
  return { NODE_OPTIONS: `--import ${resolve('tests/fakes', name)}` }
}

function filesIn(dataDir: string): string[] {
  const folder = join(dataDir, 'storage/quote-photos')
  return existsSync(folder) ? readdirSync(folder) : []
}

async function change(dataDir: string, sql: string): Promise<void> {
  const pglite = await PGlite.create(databaseFolder(dataDir))
  await pglite.exec(sql)
  await pglite.close()
}

/** Returns a token whose photo has an object but no confirmed row. */
async function killAfterUpload(dataDir: string): Promise<string> {
  const killed = await runSupabase(dataDir, preload('killed-after-upload.mjs'))
  const token = await sendQuote(killed)
  const photo = await addPhoto(killed, token, cameraHeic()).catch(errorMessage)
  expect(photo).toEqual(expect.any(String))
  expect(await killed.ended).toBe('SIGKILL')
  expect(filesIn(dataDir)).toHaveLength(1)
  return token
}

test(
  'a photo whose upload a killed process left unconfirmed is stored once when it is sent again',
  { timeout: severalStartsMs },
  async () => {
    const dataDir = await temporaryDataFolder()
    const token = await killAfterUpload(dataDir)
    const successor = await runSupabase(dataDir)
    expect((await readPage(successor, token)).photos).toEqual([])
    expect(await addPhoto(successor, token, cameraHeic())).toEqual(stored)
    expect((await readPage(successor, token)).photos).toHaveLength(1)
    expect(filesIn(dataDir)).toHaveLength(1)
  },
)

test(
  'the picture of an upload that is never confirmed is deleted',
  { timeout: severalStartsMs },
  async () => {
    const dataDir = await temporaryDataFolder()
    await killAfterUpload(dataDir)
    await change(
      dataDir,
      `update quote_photos set created_at = now() - interval '11 minutes'`,
    )
    await runSupabase(dataDir)
    await expect.poll(() => filesIn(dataDir), untilScheduled).toEqual([])
  },
)

async function attachmentsIn({ messages }: FakeSmtp): Promise<number[]> {
  const emails = messages.map(({ raw }) => parseMessage(raw))
  return (await Promise.all(emails)).map(
    ({ attachments }) => attachments.length,
  )
}

test(
  'photos that a killed process may have emailed arrive once',
  { timeout: severalStartsMs },
  async () => {
    const smtp = await startFakeSmtp({ honorsKeys: true })
    onTestFinished(() => smtp.stop())
    const environment = {
      SMTP_URL: smtp.url,
      QUOTE_EMAIL_TO: 'owner@b.example',
      QUOTE_EMAIL_FROM: 'website@b.example',
    }
    const dataDir = await temporaryDataFolder()
    const killed = await runSupabase(dataDir, environment)
    const token = await sendQuote(killed)
    await expect.poll(() => smtp.messages, untilScheduled).toHaveLength(1)
    smtp.mode = 'hang-after-message'
    await addPhoto(killed, token, cameraHeic())
    await act(killed, token, { action: 'done' })
    await expect.poll(() => smtp.seenKeys, untilScheduled).toHaveLength(2)
    killed.child.kill('SIGKILL')
    await killed.ended

    smtp.mode = 'accept'
    await change(
      dataDir,
      `update quote_notifications set claimed_until = now(), next_attempt_at = now()
       where status = 'pending'`,
    )
    await runSupabase(dataDir, environment)
    await expect.poll(() => smtp.messages, untilScheduled).toHaveLength(2)
    expect(await attachmentsIn(smtp)).toEqual([0, 1])
    const [, sent, repeated] = smtp.seenKeys
    expect(repeated).toBe(sent)
  },
)

test(
  'a disk that is nearly full takes requests, but no photos',
  { timeout: severalStartsMs },
  async () => {
    const dataDir = await temporaryDataFolder()
    const supabase = await runSupabase(dataDir, {
      ...preload('limited-disk.mjs'),
      LIMITED_DISK: dataDir,
      FREE_BYTES: '1000000',
    })
    const token = await sendQuote(supabase)
    expect(await addPhoto(supabase, token, cameraHeic())).toEqual({
      status: 503,
      stored: false,
      reason: 'failed',
    })
    await act(supabase, token, { action: 'add-note', note: 'A photo follows.' })
    await sendQuote(supabase)
    expect(await readPage(supabase, token)).toMatchObject({
      note: 'A photo follows.',
      photos: [],
    })
    expect(filesIn(dataDir)).toEqual([])
  },
)

test(
  'a body of 200 MB is refused, and the next photo is stored',
  { timeout: severalStartsMs },
  async () => {
    const dataDir = await temporaryDataFolder()
    const supabase = await runSupabase(dataDir)
    const token = await sendQuote(supabase)
    const chunk = new Uint8Array(1024 * 1024)
    let chunks = 0
    const large = new ReadableStream({
      pull(controller) {
        chunks += 1
        if (chunks > 200) return controller.close()
        controller.enqueue(chunk)
      },
    })
    const tooLarge = { status: 413, reason: 'too-large' }
    const refused = await addPhoto(supabase, token, large)
    expect(refused).toMatchObject(tooLarge)
    expect(await addPhoto(supabase, token, cameraHeic())).toEqual(stored)
  },
)
