import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'

import { temporaryDataFolder } from '../../database/support/data-folder.ts'
import { runSupabase } from '../../database/support/supabase-process.ts'
import { clientOf } from '../../database/support/supabase.ts'
import { startFakeSmtp } from '../../fakes/smtp.ts'
import { databaseFolder } from '../../support/data-folder.ts'
import { postJson } from '../support/functions-host.ts'

const quote = { firstName: 'Wilhelmina', email: 'mina@private-home.example', phone: '916 555 0177' }

/** A data folder and an SMTP server, for a Supabase that runs as a process of its own and may be killed. */
async function prepare() {
  const credentials = { user: 'resend', password: 're_s3cret' }
  const smtp = await startFakeSmtp({ encryption: 'starttls', credentials, knowsKeys: true })
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
      sendQuote: async (change: object = {}, headers: Record<string, string> = {}) => {
        const body = { ...quote, ...change }
        return (await postJson(`${url}/functions/v1/send-quote-email`, body, { headers })).status
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

test('an email whose sender was killed goes out after the restart, under the same key', async () => {
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
  await expect.poll(() => smtp.messages).toHaveLength(1)
  successor.child.kill('SIGTERM')
  await successor.ended
  expect(smtp.seenKeys).toHaveLength(2)
  expect(new Set(smtp.seenKeys).size).toBe(1)
})

test('the log names events and dead letters, but no visitor and no secret', async () => {
  const { smtp, start, changeNotifications } = await prepare()
  const before = await start()
  expect(await before.sendQuote({}, { 'Idempotency-Key': 'a-private-key' })).toBe(200)
  await expect.poll(() => smtp.messages).toHaveLength(1)
  smtp.mode = 'refuse-recipient'
  expect(await before.sendQuote({ firstName: 'Wilhelmina Again' })).toBe(200)
  expect(await before.sendQuote({ email: 'mina at private-home' })).toBe(422)
  // A clean stop finishes the emails first.
  before.child.kill('SIGTERM')
  expect(await before.ended).toBe(0)
  for (const part of [
    '"event":"quote-request-stored"',
    '"event":"notification-delivered"',
    '"reason":"SMTP EENVELOPE 550"',
  ])
    expect(before.log()).toContain(part)

  const lastAttempt = `attempts = 11, give_up_at = now() - interval '1 second', next_attempt_at = now()`
  await changeNotifications(`${lastAttempt} where status = 'pending'`)
  const after = await start()
  await expect.poll(() => after.log()).toContain('DEAD-LETTER')
  const { data } = await after.client
    .from('quote_notifications')
    .select('quote_request_id')
    .eq('status', 'dead')
  expect(data).toHaveLength(1)
  const requestId = String(data?.[0]?.['quote_request_id'])
  const lines = after.log().split('\n')
  expect(JSON.parse(lines.find((line) => line.includes('DEAD-LETTER')) ?? '')).toMatchObject({
    level: 'error',
    channel: 'email',
    requestId,
    advice: expect.stringContaining(requestId),
  })

  // The owner has fixed the provider and sends it again: it may have arrived, so the key is another one.
  smtp.mode = 'accept'
  await after.client.rpc('requeue_quote_request', { request_id: requestId }).throwOnError()
  await expect.poll(() => smtp.messages).toHaveLength(2)
  expect(smtp.seenKeys.at(-1)).toMatch(/\/1$/)

  for (const log of [before.log(), after.log()]) {
    for (const secret of ['Wilhelmina', 'private', '0177', 'b.example', 're_s3cret', after.secretKey])
      expect(log).not.toContain(secret)
    for (const line of log.split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  }
})
