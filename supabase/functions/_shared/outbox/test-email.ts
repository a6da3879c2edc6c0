import * as v from 'valibot'

import type { MailSettings } from '../mail/mail-settings.ts'
import type { ClaimedNotification } from './claim-notification.ts'
import { emailNotification } from './email-notification.ts'
import { failureText } from './failure-text.ts'

/** Path of the test email below the URL of `deliver-quote-emails`. */
export const testEmailPath = '/test-email'

/**
 * Response to a request for a test email. It is for the owner, so it may quote
 * addresses and the mail server.
 */
export const testEmailResponseSchema = v.variant('delivered', [
  v.object({
    delivered: v.literal(true),
    to: v.array(v.string()),
    /** Whether the email was written to a folder instead of sent. */
    isFile: v.boolean(),
  }),
  v.object({
    delivered: v.literal(false),
    reason: v.string(),
  }),
])

type TestEmailResponse = v.InferOutput<typeof testEmailResponseSchema>

/**
 * Sends the owner an email about an invented quote request. It is composed and sent
 * like a real lead's, so it arrives if and only if those do.
 */
export async function sendTestEmail(
  mail: MailSettings,
  now: Date,
): Promise<TestEmailResponse> {
  const notification = inventNotification(now)
  const delivery = await emailNotification(mail, notification, { isTest: true })
  if (!delivery.delivered)
    return { delivered: false, reason: failureText(delivery) }
  const isFile = mail.transport.kind === 'outbox'
  return { delivered: true, to: mail.to, isFile }
}

// The domain and the phone number are reserved for examples.
function inventNotification(now: Date): ClaimedNotification {
  return {
    notificationId: `test-${now.getTime()}`,
    claim: '',
    channel: 'email',
    resends: 0,
    quoteRequestId: 'test',
    receivedAt: now,
    firstName: 'Sample Visitor',
    email: 'visitor@example.com',
    phone: '(916) 555-0100',
    message: 'Black streaks on the roof.\nThis is what a message looks like.',
    origin: { page: '/services?tab=roof', subject: 'Roof Cleaning' },
  }
}
