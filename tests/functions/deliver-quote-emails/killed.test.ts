import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'

import { startResendStandIn } from '../../fakes/resend.ts'
import { realDatabase } from '../../support/data-folder.ts'
import { temporaryDataFolder } from '../host-fixture.ts'
import { startLoggedSupabase } from '../logged-supabase.ts'

test('a mail whose sender was killed in the middle goes out when the claim has run out, under the same key', async () => {
  const resend = await startResendStandIn()
  onTestFinished(() => resend.stop())
  const dataDir = await temporaryDataFolder()
  const environment = {
    RESEND_API_KEY: resend.apiKey,
    RESEND_API_URL: resend.url,
    QUOTE_EMAIL_TO: 'owner@b.example',
    QUOTE_EMAIL_FROM: 'website@b.example',
  }
  resend.mode = 'hang'
  const killed = await startLoggedSupabase(dataDir, environment)
  const answer = await fetch(`${killed.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ firstName: 'Dana', email: 'dana@visitor.example', phone: '916 555 0123' }),
  })
  expect(answer.status).toBe(200)
  await expect.poll(() => resend.seenKeys).toHaveLength(1)
  await killed.kill()

  resend.mode = 'accept'
  const database = await PGlite.create(realDatabase(dataDir))
  await database.exec('update quote_notifications set claimed_until = now(), next_attempt_at = now()')
  await database.close()
  const successor = await startLoggedSupabase(dataDir, environment)
  await expect.poll(() => resend.emails).toHaveLength(1)
  await successor.stop()
  expect(resend.seenKeys).toHaveLength(2)
  expect(new Set(resend.seenKeys).size).toBe(1)
})
