import { PGlite } from '@electric-sql/pglite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'

import { temporaryDataFolder } from '../../database/support/data-folder.ts'
import { runSupabase } from '../../database/support/supabase-process.ts'
import { clientOf } from '../../database/support/supabase.ts'
import { startFakeSmtp } from '../../fakes/smtp.ts'
import { databaseFolder } from '../../support/data-folder.ts'
import { productTimeoutMs, severalStartsMs } from '../../support/timeouts.ts'
import { postJson } from '../support/functions-host.ts'
import { expectPrivate } from '../support/private-log.ts'

const untilScheduled = { timeout: productTimeoutMs }

const quote = {
  firstName: 'Wilhelmina',
  email: 'mina@private-home.example',
  phone: '916 555 0177',
}

async function prepare() {
  const credentials = { user: 'resend', password: 're_s3cret' }
  const smtp = await startFakeSmtp({
    encryption: 'starttls',
    credentials,
    honorsKeys: true,
  })
  onTestFinished(() => smtp.stop())
  const dataDir = await temporaryDataFolder()
  async function start() {
    const supabase = await runSupabase(dataDir, {
      SMTP_URL: smtp.url.replace('127.0.0.1', 'localhost'),
      QUOTE_EMAIL_TO: 'owner@b.example',
      QUOTE_EMAIL_FROM: 'website@b.example',
    })
    const { url, secretKey } = supabase
    return {
      ...supabase,
      client: clientOf(url, secretKey),
      async sendQuote(overrides: object = {}) {
        const functionUrl = `${url}/functions/v1/send-quote-email`
        const body = { ...quote, ...overrides }
        const response = await postJson(functionUrl, body)
        return response.status
      },
    }
  }
  async function changeNotifications(assignments: string): Promise<void> {
    const pglite = await PGlite.create(databaseFolder(dataDir))
    await pglite.exec(`update quote_notifications set ${assignments}`)
    await pglite.close()
  }
  return { smtp, start, changeNotifications }
}

test(
  'sends the email of a killed process after the restart, under the same key',
  { timeout: severalStartsMs },
  async () => {
    const { smtp, start, changeNotifications } = await prepare()
    smtp.mode = 'hang-after-message'
    const killed = await start()
    expect(await killed.sendQuote()).toBe(200)
    await expect.poll(() => smtp.seenKeys).toHaveLength(1)
    killed.child.kill('SIGKILL')
    await killed.ended

    smtp.mode = 'accept'
    await changeNotifications('claimed_until = now(), next_attempt_at = now()')
    const successor = await start()
    await expect.poll(() => smtp.messages, untilScheduled).toHaveLength(1)
    successor.child.kill('SIGTERM')
    await successor.ended
    expect(smtp.seenKeys).toHaveLength(2)
    expect(new Set(smtp.seenKeys).size).toBe(1)
  },
)

const loggedEvents = [
  '"level":"info","event":"quote-request-stored"',
  '"level":"warn","event":"quote-request-suspect"',
  '"event":"notification-delivered"',
  '"reason":"sending the email failed (550)"',
]
const secrets = ['Wilhelmina', 'private', '0177', 'b.example', 're_s3cret']
const lastAttempt = `attempts = 11, give_up_at = now() - interval '1 second', next_attempt_at = now()`

test(
  'the log records events and dead letters, but no visitor data and no secrets',
  { timeout: severalStartsMs },
  async () => {
    const { smtp, start, changeNotifications } = await prepare()
    const before = await start()
    expect(await before.sendQuote({ idempotencyKey: 'a-private-key' })).toBe(
      200,
    )
    await expect.poll(() => smtp.messages, untilScheduled).toHaveLength(1)
    smtp.mode = 'reject-recipient'
    expect(await before.sendQuote({ firstName: 'Wilhelmina Again' })).toBe(200)
    expect(await before.sendQuote({ email: 'mina at private-home' })).toBe(422)
    const flagged = { firstName: 'Bot', suspicion: 'honeypot' }
    expect(await before.sendQuote(flagged)).toBe(422)
    // A clean stop finishes sending emails first.
    before.child.kill('SIGTERM')
    expect(await before.ended).toBe(0)
    for (const part of loggedEvents) expect(before.log()).toContain(part)

    await changeNotifications(`${lastAttempt} where status = 'pending'`)
    const after = await start()
    await expect
      .poll(() => after.log(), untilScheduled)
      .toContain('DEAD-LETTER')
    const quoteRequestId = await deadQuoteRequest(after.client)
    expect(deadLetter(after.log())).toMatchObject({
      level: 'error',
      channel: 'email',
      quoteRequestId,
      advice: expect.stringContaining(quoteRequestId),
    })

    expectPrivate(before.log(), [...secrets, after.secretKey])
    expectPrivate(after.log(), [...secrets, after.secretKey])
  },
)

async function deadQuoteRequest(client: SupabaseClient): Promise<string> {
  const { data } = await client
    .from('quote_notifications')
    .select('quote_request_id')
    .eq('status', 'dead')
    .maybeSingle()
    .throwOnError()
  return String(data?.['quote_request_id'])
}

function deadLetter(log: string): unknown {
  const line = log.split('\n').find((text) => text.includes('DEAD-LETTER'))
  return JSON.parse(line ?? '')
}
