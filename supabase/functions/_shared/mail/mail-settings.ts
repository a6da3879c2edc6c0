import { isSafeAddress } from '#domain/email-address.ts'
import type { Environment } from '#domain/environment.ts'

export type MailTransport =
  | { kind: 'smtp'; url: URL }
  /** Writes emails to files in a folder instead of sending them. */
  | { kind: 'outbox'; folder: string }
  | { kind: 'none'; reason: string }

export interface MailSettings {
  transport: MailTransport
  to: string[]
  from: { name: string; address: string }
}

/**
 * Chooses the mail transport: Resend, else an SMTP server, else files in a
 * folder. A missing or unusable setting yields the transport `none`, because a
 * lead must be stored even while mail is misconfigured. The reason names the
 * setting but never quotes it.
 */
export function readMailSettings(environment: Environment): MailSettings {
  const transport = chooseTransport(environment)
  // Outbox files are never sent, so they need no real addresses.
  const defaults =
    transport.kind === 'outbox' ? ['owner@localhost', 'website@localhost'] : []
  const {
    QUOTE_EMAIL_TO: to = defaults[0],
    QUOTE_EMAIL_FROM: from = defaults[1],
  } = environment
  const recipients = to?.split(',').map((part) => parseMailbox(part)) ?? []
  const sender = parseMailbox(from ?? '')
  const { SITE_NAME = '' } = environment
  const settings = {
    to: recipients.map(({ address }) => address),
    from: { name: sender.name || SITE_NAME, address: sender.address },
  }
  if (transport.kind === 'none') return { transport, ...settings }
  const reason =
    findProblem('QUOTE_EMAIL_TO', to, settings.to) ??
    findProblem('QUOTE_EMAIL_FROM', from, [sender.address])
  return {
    transport: reason === undefined ? transport : { kind: 'none', reason },
    ...settings,
  }
}

// Domains that RFC 2606 reserves for examples. Email to them is lost, and email
// from them is rejected.
const sampleDomain =
  /[.@](?:example|invalid|test|localhost|example\.(?:com|net|org))$/i

/**
 * Describes why quote emails would not reach the owner. Empty when the settings
 * are fine.
 */
export function findMailProblems(environment: Environment): string[] {
  const { transport, to, from } = readMailSettings(environment)
  if (transport.kind === 'none')
    return [`Email cannot be sent: ${transport.reason}.`]
  if (transport.kind === 'outbox') return []
  const provider = `${environment.RESEND_API_KEY ? 'RESEND_API_KEY' : 'SMTP_URL'} is set`
  const problems: string[] = []
  const sample = to.find((address) => sampleDomain.test(address))
  if (sample !== undefined)
    problems.push(
      `${provider}, but quote emails would go to the sample address ${sample}. Set QUOTE_EMAIL_TO to your own address.`,
    )
  // Providers reject a sender whose domain is not verified with them.
  if (sampleDomain.test(from.address))
    problems.push(
      `${provider}, but quote emails would be sent from the sample address ${from.address}. Set QUOTE_EMAIL_FROM to an address that your email provider lets you send from.`,
    )
  return problems
}

/** Parses `ana@mail.example` or `Ana <ana@mail.example>`. */
function parseMailbox(text: string): MailSettings['from'] {
  const { name = '', address = text } =
    /^(?<name>[^<>]*)<(?<address>[^<>]*)>\s*$/.exec(text)?.groups ?? {}
  return {
    name: name.trim().replace(/^"(.*)"$/, '$1'),
    address: address.trim(),
  }
}

function findProblem(
  variable: string,
  value: string | undefined,
  addresses: string[],
): string | undefined {
  if (value === undefined) return `${variable} is not set`
  // A mail server on a private network may have a host name without a dot.
  const isUsable = addresses.every(
    (address) => isSafeAddress(address) || isSafeAddress(`${address}.example`),
  )
  return isUsable
    ? undefined
    : `${variable} must look like ana@mail.example or Ana <ana@mail.example>`
}

function chooseTransport(environment: Environment): MailTransport {
  const { RESEND_API_KEY, SMTP_URL, MAIL_OUTBOX_DIR } = environment
  if (RESEND_API_KEY !== undefined) {
    const url = new URL('smtps://resend@smtp.resend.com:465')
    url.password = encodeURIComponent(RESEND_API_KEY)
    return { kind: 'smtp', url }
  }
  if (SMTP_URL !== undefined) return readSmtpUrl(SMTP_URL)
  if (MAIL_OUTBOX_DIR !== undefined)
    return { kind: 'outbox', folder: MAIL_OUTBOX_DIR }
  return { kind: 'none', reason: 'no mail transport is configured' }
}

function readSmtpUrl(value: string): MailTransport {
  if (!/^smtps?:\/\//.test(value))
    return {
      kind: 'none',
      reason: 'SMTP_URL is not an smtp:// or smtps:// URL',
    }
  const url = URL.parse(value)
  // An unescaped delimiter in the password, such as / or #, makes the rest of
  // the URL parse as path, query or hash.
  const isTruncated =
    url === null ||
    url.hostname === '' ||
    /@|#/.test(url.pathname + url.search + url.hash)
  if (isTruncated || /%(?![\da-f]{2})/i.test(value)) {
    const reason =
      'SMTP_URL has an unescaped character: in its user name and password, write # as %23, / as %2F, @ as %40, : as %3A, ? as %3F and % as %25'
    return { kind: 'none', reason }
  }
  return { kind: 'smtp', url }
}

/**
 * Returns the port of an SMTP URL. Defaults to 587 (submission) for smtp: and
 * 465 (implicit TLS) for smtps:.
 */
export function smtpPort(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'smtps:' ? 465 : 587
}

/**
 * Returns where to connect for an SMTP URL. A URL puts brackets around an IPv6
 * address, which sockets do not take.
 */
export function smtpAddress(url: URL): { host: string; port: number } {
  return { host: url.hostname.replaceAll(/[[\]]/g, ''), port: smtpPort(url) }
}

/**
 * Returns whether the host of a URL is this machine, so that nothing on the
 * network can read what it is sent.
 */
export function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
