import { PGlite } from '@electric-sql/pglite'
import { createClient } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'

import { startResendStandIn } from '../../fakes/resend.ts'
import { realDatabase } from '../../support/data-folder.ts'
import { temporaryDataFolder } from '../host-fixture.ts'
import { startLoggedSupabase } from '../logged-supabase.ts'

test('a lead that reached nobody for a day is a loud line in the log, without the visitor’s data', async () => {
  const resend = await startResendStandIn()
  onTestFinished(() => resend.stop())
  resend.mode = 'validation-error'
  const dataDir = await temporaryDataFolder()
  const environment = {
    RESEND_API_KEY: resend.apiKey,
    RESEND_API_URL: resend.url,
    QUOTE_EMAIL_TO: 'owner@b.example',
    QUOTE_EMAIL_FROM: 'website@b.example',
  }
  const before = await startLoggedSupabase(dataDir, environment)
  await fetch(`${before.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ firstName: 'Wilhelmina', email: 'mina@home.example', phone: '916 555 0177' }),
  })
  await before.stop()
  const database = await PGlite.create(realDatabase(dataDir))
  await database.exec(
    `update quote_notifications set attempts = 11, give_up_at = now() - interval '1 second', next_attempt_at = now()`,
  )
  await database.close()

  const after = await startLoggedSupabase(dataDir, environment)
  await expect.poll(() => after.log()).toContain('DEAD-LETTER')
  const line =
    after
      .log()
      .split('\n')
      .find((entry) => entry.includes('DEAD-LETTER')) ?? ''
  const client = createClient(after.url, after.keys.secretKey)
  const { data } = await client.from('quote_requests').select('id').throwOnError()
  expect(data).toHaveLength(1)
  const requestId = data[0]?.id
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'DEAD-LETTER',
    channel: 'email',
    requestId,
    advice: `npm run quotes -- --resend ${requestId}`,
  })
  expect(after.log()).not.toMatch(/Wilhelmina|home\.example|0177/)

  // The owner has mended the provider and asks for it again: another key, and it arrives.
  resend.mode = 'accept'
  await client.rpc('requeue_quote_request', { request_id: requestId }).throwOnError()
  await expect.poll(() => resend.emails.length).toBe(1)
  expect(resend.seenKeys.at(-1)).toMatch(/\/1$/)
  await after.stop()
})
