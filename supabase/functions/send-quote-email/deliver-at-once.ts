import type { AdminClient } from '../_shared/admin-client.ts'
import { logEvent } from '../_shared/log.ts'
import { claimNotification } from '../_shared/quote-delivery/claim-notification.ts'
import { deliverNotification } from '../_shared/quote-delivery/deliver-notification.ts'
import type { DeliverySettings } from '../_shared/quote-delivery/delivery-settings.ts'

// In a rush the rest waits for the deliverer: a provider that is hit by fifty requests at once refuses most.
const mostAtOnce = 4
let running = 0

/**
 * Tries to deliver a request's notifications right after it was stored, through the same claim as
 * `deliver-quote-emails`, so that no two of them can send the same mail. Whatever goes wrong here, the outbox
 * keeps them due.
 */
export async function deliverAtOnce(
  client: AdminClient,
  settings: DeliverySettings,
  requestId: string,
): Promise<void> {
  if (running >= mostAtOnce) return
  running += 1
  try {
    for (;;) {
      const claiming = await claimNotification(client, requestId)
      if (!claiming.ok)
        return logEvent('warn', 'notification-not-claimed', { requestId, code: claiming.code })
      if (claiming.notification === null) return
      await deliverNotification(client, settings, claiming.notification)
    }
  } finally {
    running -= 1
  }
}
