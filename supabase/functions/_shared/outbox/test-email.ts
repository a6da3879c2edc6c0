import * as v from 'valibot'

import type { MailSettings } from '../mail/mail-settings.ts'
import type { ClaimedNotification } from './claim-notification.ts'
import { failureText } from './failure-text.ts'
import { emailOwner } from './owner-email.ts'

export const testEmailPath = '/test-email'

/** For the owner, so it may quote addresses and the mail server. */
export const testEmailResponseSchema = v.variant('delivered', [
  v.object({
    delivered: v.literal(true),
    to: v.array(v.string()),
    /** Written to a folder instead of sent. */
    isFile: v.boolean(),
  }),
  v.object({
    delivered: v.literal(false),
    reason: v.string(),
  }),
])

type TestEmailResponse = v.InferOutput<typeof testEmailResponseSchema>

/** Composed and sent like a real lead's. Nothing is stored. */
export async function sendTestEmail(
  mail: MailSettings,
  now: Date,
): Promise<TestEmailResponse> {
  const notification = inventNotification(now)
  const delivery = await emailOwner(mail, notification)
  if (!delivery.delivered)
    return { delivered: false, reason: failureText(delivery) }
  const isFile = mail.transport.kind === 'outbox'
  return { delivered: true, to: mail.to, isFile }
}

function inventNotification(now: Date): ClaimedNotification {
  return {
    notificationId: `test-${now.getTime()}`,
    claim: '',
    channel: 'test',
    resends: 0,
    quoteRequestId: 'test',
    receivedAt: now,
    quote: {
      firstName: 'Sample Visitor',
      email: 'visitor@example.com',
      phone: '(212) 555-0100',
      message: 'This is what a message looks like.\nIt may have several lines.',
    },
    origin: { page: '/contact' },
  }
}
