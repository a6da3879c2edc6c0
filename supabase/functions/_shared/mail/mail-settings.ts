import type { Environment } from '../environment.ts'

export interface ResendSettings {
  kind: 'resend'
  apiKey: string
  apiUrl: URL
}

export interface SmtpSettings {
  kind: 'smtp'
  url: URL
}

export interface OutboxSettings {
  kind: 'outbox'
  folder: string
}

export type MailTransportSettings =
  | ResendSettings
  | SmtpSettings
  | OutboxSettings
  | { kind: 'none'; reason: string }

export interface MailSettings {
  transport: MailTransportSettings
  to: string
  from: { name: string; address: string }
}

/**
 * Decides how mail leaves: Resend's API, else an SMTP server, else files in a folder. A setting that is
 * missing or unusable gives the transport `none` with the reason, because a lead must be stored even while
 * mail is misconfigured.
 */
export function readMailSettings(environment: Environment): MailSettings {
  const { QUOTE_EMAIL_TO: to, QUOTE_EMAIL_FROM: from, SITE_NAME: name = '' } = environment
  const transport = chooseTransport(environment)
  // A file in the outbox goes nowhere, so it needs no real addresses.
  if (transport.kind === 'outbox') {
    return { transport, to: to ?? 'owner@localhost', from: { name, address: from ?? 'website@localhost' } }
  }
  if (to === undefined || from === undefined) {
    const missing = to === undefined ? 'QUOTE_EMAIL_TO' : 'QUOTE_EMAIL_FROM'
    return {
      transport: { kind: 'none', reason: `${missing} is not set` },
      to: '',
      from: { name, address: '' },
    }
  }
  return { transport, to, from: { name, address: from } }
}

function chooseTransport(environment: Environment): MailTransportSettings {
  const { RESEND_API_KEY, RESEND_API_URL = 'https://api.resend.com', SMTP_URL, MAIL_OUTBOX_DIR } = environment
  if (RESEND_API_KEY !== undefined) {
    const apiUrl = URL.parse(RESEND_API_URL)
    if (apiUrl === null) return { kind: 'none', reason: 'RESEND_API_URL is not a URL' }
    return { kind: 'resend', apiKey: RESEND_API_KEY, apiUrl }
  }
  if (SMTP_URL !== undefined) {
    const url = URL.parse(SMTP_URL)
    const isSmtp = url?.protocol === 'smtp:' || url?.protocol === 'smtps:'
    if (url === null || !isSmtp) return { kind: 'none', reason: 'SMTP_URL is not an smtp:// or smtps:// URL' }
    return { kind: 'smtp', url }
  }
  if (MAIL_OUTBOX_DIR !== undefined) return { kind: 'outbox', folder: MAIL_OUTBOX_DIR }
  return { kind: 'none', reason: 'no mail transport configured' }
}

/** The port an SMTP URL means; 587 is where programs hand in mail, 465 where they do so over TLS at once. */
export function smtpPort(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'smtps:' ? 465 : 587
}
