import type { AdminClient } from '../_shared/admin-client.ts'
import { logEvent } from '../_shared/log.ts'
import { claimNotification } from '../_shared/quote-delivery/claim-notification.ts'
import { deliverNotification, logDeadLetter } from '../_shared/quote-delivery/deliver-notification.ts'
import type { DeliverySettings } from '../_shared/quote-delivery/delivery-settings.ts'

// Providers allow a few requests a second; more workers would only collect refusals.
const workers = 2
// A run ends before the scheduler's next minute, and well before a hosted function is cut off.
const runTimeMs = 45_000

/** Tidies the outbox, then delivers what is due until nothing is, time is up or a provider wants to be left alone. */
export async function runDelivery(client: AdminClient, settings: DeliverySettings) {
  await tidy(client)
  const run = { delivered: 0, failed: 0 }
  const deadline = Date.now() + runTimeMs
  let stop = false

  async function work(): Promise<void> {
    while (!stop && Date.now() < deadline) {
      const claiming = await claimNotification(client)
      if (!claiming.ok) return logEvent('error', 'notifications-not-claimed', { code: claiming.code })
      if (claiming.notification === null) return
      const delivery = await deliverNotification(client, settings, claiming.notification)
      if (delivery.delivered) run.delivered += 1
      else run.failed += 1
      // The next one would be refused as well, and count against it.
      if (!delivery.delivered && delivery.retryAfterSeconds !== undefined) stop = true
    }
  }

  await Promise.all(Array.from({ length: workers }, work))
  if (run.delivered + run.failed > 0) logEvent('info', 'delivery-run', { ...run })
  return run
}

async function tidy(client: AdminClient): Promise<void> {
  const { data, error, status } = await client.rpc('tidy_quote_outbox')
  if (error !== null)
    return logEvent('error', 'outbox-not-tidied', { code: error.code || `status ${status}` })
  for (const { notification_id, quote_request_id, channel } of data) {
    logDeadLetter({ notificationId: notification_id, requestId: quote_request_id, channel })
  }
}
