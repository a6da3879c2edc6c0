import { errorName } from '#domain/error-message.ts'

import {
  deliverNext,
  readDeliverySettings,
} from '../_shared/outbox/deliver-notification.ts'
import { sendTestEmail, testEmailPath } from '../_shared/outbox/test-email.ts'
import { createAdminClient } from '../_shared/platform/admin-client.ts'
import { readEnvironment } from '../_shared/platform/function-environment.ts'
import { jsonResponse } from '../_shared/platform/http.ts'
import { logEvent } from '../_shared/platform/log.ts'
import { removeUnwantedPhotos } from '../_shared/platform/photo-storage.ts'
import { isSameSecret } from '../_shared/platform/timing-safe-equal.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const settings = readDeliverySettings(environment)

// For the scheduler, which is pg_cron on a hosted project and a timer locally,
// and for the doctor, which asks for a test email.
Deno.serve(async (request) => {
  // An unread body would hold up the connection.
  await request.body?.cancel().catch(() => undefined)
  if (request.method !== 'POST')
    return jsonResponse(405, { error: 'Use POST' }, { Allow: 'POST' })
  if (!isAuthorized(request))
    return jsonResponse(401, { error: 'Not authorized' })
  const { pathname } = new URL(request.url)
  const isTest = pathname.endsWith(testEmailPath)
  try {
    const result = isTest
      ? await sendTestEmail(settings.mail, new Date())
      : await runDelivery()
    return jsonResponse(200, result)
  } catch (error) {
    logEvent('error', 'unexpected-error', { name: errorName(error) })
    return jsonResponse(500, { error: 'Something went wrong' })
  }
})

function isAuthorized({ headers }: Request): boolean {
  const secret = environment.DELIVERY_SECRET
  if (secret === undefined) return false
  const given = headers.get('authorization') ?? ''
  return isSameSecret(given, `Bearer ${secret}`)
}

// Ends before the scheduler's next run a minute later, and well before the time
// limit of hosted functions.
const runTimeMs = 45_000

async function runDelivery() {
  await deleteExpiredData()
  await deleteUnwantedPhotos()
  const run = { delivered: 0, failed: 0 }
  const deadline = Date.now() + runTimeMs
  while (Date.now() < deadline) {
    const delivery = await deliverNext(client, settings)
    if (delivery === null) break
    run[delivery.delivered ? 'delivered' : 'failed'] += 1
  }
  if (run.delivered + run.failed > 0)
    logEvent('info', 'delivery-run', { ...run })
  return run
}

async function deleteExpiredData(): Promise<void> {
  const { error, status } = await client.rpc('delete_expired_data')
  if (error === null) return
  const code = error.code || `status ${status}`
  logEvent('error', 'deletion-failed', { code })
}

async function deleteUnwantedPhotos(): Promise<void> {
  try {
    const count = await removeUnwantedPhotos(client)
    if (count > 0) logEvent('info', 'photos-deleted', { count })
  } catch (error) {
    logEvent('error', 'photo-deletion-failed', { name: errorName(error) })
  }
}
