import type { Environment } from '../environment.ts'
import { formatPhone } from '../format-phone.ts'
import { type MailSettings, readMailSettings } from '../mail/mail-settings.ts'
import { readWebhookSettings, type WebhookSettings } from './lead-webhook.ts'

export interface DeliverySettings {
  mail: MailSettings
  webhook: WebhookSettings
  /** Whether visitors get a mail too. Off unless the owner switched it on. */
  autoReply: boolean
  business: { name: string; phone: string }
  /** First wait after a failure; the longest is 120 times as long. */
  retryBaseSeconds: number
}

const defaultRetryBaseSeconds = 30

/** How notifications leave. What is missing or wrong is said by the attempt that needs it, never by a crash. */
export function readDeliverySettings(environment: Environment): DeliverySettings {
  const { QUOTE_AUTO_REPLY, SITE_NAME: name = '', SITE_PHONE: phone = '' } = environment
  return {
    mail: readMailSettings(environment),
    webhook: readWebhookSettings(environment),
    autoReply: QUOTE_AUTO_REPLY === 'on',
    business: { name, phone: formatPhone(phone) },
    retryBaseSeconds: readPositive(environment.QUOTE_RETRY_BASE_SECONDS) ?? defaultRetryBaseSeconds,
  }
}

/** A number above zero, or undefined for everything else. */
export function readPositive(value: string | undefined): number | undefined {
  const number = Number(value)
  return Number.isFinite(number) && number > 0 ? number : undefined
}
