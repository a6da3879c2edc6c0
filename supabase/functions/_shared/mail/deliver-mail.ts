import type { Delivery } from '../delivery.ts'
import type { MailTransportSettings } from './mail-settings.ts'
import type { Mail } from './mail.ts'
import { writeToOutbox } from './outbox-transport.ts'
import { sendByResend } from './resend-transport.ts'
import { sendBySmtp } from './smtp-transport.ts'

/** Sends one mail by the configured transport. Never throws for what a provider does; `timeoutMs` is the whole attempt. */
export function deliverMail(
  transport: MailTransportSettings,
  mail: Mail,
  timeoutMs: number,
): Promise<Delivery> {
  if (transport.kind === 'resend') return sendByResend(transport, mail, timeoutMs)
  if (transport.kind === 'smtp') return sendBySmtp(transport, mail, timeoutMs)
  if (transport.kind === 'outbox') return writeToOutbox(transport, mail)
  return Promise.resolve({ delivered: false, reason: transport.reason, permanent: true })
}
