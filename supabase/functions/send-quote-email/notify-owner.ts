import type { SupabaseClient } from '@supabase/supabase-js'

import { logEvent } from '../_shared/log.ts'
import { deliverMail } from '../_shared/mail/deliver-mail.ts'
import type { MailSettings } from '../_shared/mail/mail-settings.ts'
import type { MailDelivery } from '../_shared/mail/mail.ts'
import { composeNotification, type NotificationFacts } from './compose-notification.ts'

const mailTimeoutMs = 10_000
const maxErrorLength = 300

/** Tries to mail the owner and records how it went. A failed attempt leaves the notification pending. */
export async function notifyOwner(
  client: SupabaseClient,
  settings: MailSettings,
  facts: NotificationFacts,
): Promise<void> {
  const mail = composeNotification(facts, settings.to, settings.from)
  const delivery = await deliverMail(settings.transport, mail, mailTimeoutMs)
  const { notificationId } = facts
  if (delivery.delivered) {
    logEvent('info', 'notification-delivered', { notificationId, transport: settings.transport.kind })
  } else {
    logEvent('warn', 'notification-not-delivered', { notificationId, reason: delivery.reason })
  }

  const { error, status } = await client.rpc('record_notification_attempt', {
    notification_id: notificationId,
    delivered: delivery.delivered,
    error: lastErrorOf(delivery),
  })
  if (error !== null) {
    const code = error.code || `status ${status}`
    logEvent('error', 'notification-attempt-not-recorded', { notificationId, code })
  }
}

function lastErrorOf(delivery: MailDelivery): string | null {
  if (delivery.delivered) return null
  const { reason, detail } = delivery
  const text = detail === undefined ? reason : `${reason}: ${detail}`
  // NUL and half a surrogate pair, which a provider's words may hold or the cut may make, cannot be stored.
  return text.slice(0, maxErrorLength).replaceAll('\0', '').toWellFormed()
}
