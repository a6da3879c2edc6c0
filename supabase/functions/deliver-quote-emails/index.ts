import { readEnvironment } from '#domain/environment.ts'
import { errorName } from '#domain/error-message.ts'

import {
  deliverNext,
  logDeadLetter,
  readDeliverySettings,
} from '../_shared/outbox/deliver-with-retry.ts'
import { sendTestEmail, testEmailPath } from '../_shared/outbox/test-email.ts'
import { createAdminClient } from '../_shared/platform/admin-client.ts'
import { jsonResponse } from '../_shared/platform/http.ts'
import { logEvent } from '../_shared/platform/log.ts'
import { isSameSecret } from '../_shared/platform/timing-safe-equal.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const settings = readDeliverySettings(environment)

// Called only by the scheduler, which is pg_cron on a hosted project and a
// timer locally, and by the doctor, which asks for a test email. Takes no
// input.
Deno.serve(async (request) => {
  // Cancel the unread body, so that it does not hold up the connection.
  await request.body?.cancel().catch(() => undefined)
  if (request.method !== 'POST')
    return jsonResponse(405, { error: 'Use POST' }, { Allow: 'POST' })
  const { DELIVERY_SECRET } = environment
  const given = request.headers.get('authorization') ?? ''
  if (
    DELIVERY_SECRET === undefined ||
    !isSameSecret(given, `Bearer ${DELIVERY_SECRET}`)
  )
    return jsonResponse(401, { error: 'Not authorized' })
  try {
    if (new URL(request.url).pathname.endsWith(testEmailPath))
      return jsonResponse(200, await sendTestEmail(settings.mail, new Date()))
    return jsonResponse(200, await runDelivery())
  } catch (error) {
    logEvent('error', 'unexpected-error', { name: errorName(error) })
    return jsonResponse(500, { error: 'Something went wrong' })
  }
})

// Providers allow a few requests per second. More workers would only be rate
// limited.
const workers = 2
// A run ends before the scheduler's next one a minute later, and well before
// the time limit of hosted functions.
const runTimeMs = 45_000

/**
 * Tidies the outbox, then delivers due notifications until none are left, time
 * is up or a provider asks us to wait.
 */
async function runDelivery() {
  await tidy()
  const run = { delivered: 0, failed: 0 }
  const deadline = Date.now() + runTimeMs
  let stop = false

  async function work(): Promise<void> {
    while (!stop && Date.now() < deadline) {
      const delivery = await deliverNext(client, settings)
      if (delivery === null) return
      if (delivery.delivered) run.delivered += 1
      else run.failed += 1
      // The next notification would be rejected too, and the failure would
      // count as one of its attempts.
      if (!delivery.delivered && delivery.retryAfterSeconds !== undefined)
        stop = true
    }
  }

  await Promise.all(Array.from({ length: workers }, work))
  if (run.delivered + run.failed > 0)
    logEvent('info', 'delivery-run', { ...run })
  return run
}

async function tidy(): Promise<void> {
  const { data, error, status } = await client.rpc('tidy_quote_outbox')
  if (error !== null)
    return logEvent('error', 'outbox-cleanup-failed', {
      code: error.code || `status ${status}`,
    })
  for (const { notification_id, quote_request_id, channel } of data) {
    logDeadLetter({
      notificationId: notification_id,
      requestId: quote_request_id,
      channel,
    })
  }
}
