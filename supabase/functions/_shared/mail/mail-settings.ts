import { isHeaderAddress } from '#domain/mail-header-address.ts'
import { firm } from '#generated/firm.ts'

import type { Environment } from '../platform/function-environment.ts'

export type MailTransport =
  | { kind: 'smtp'; url: URL }
  | { kind: 'outbox'; folder: string }
  | { kind: 'none'; reason: string }

export interface MailSettings {
  transport: MailTransport
  to: string[]
  from: { name: string; address: string }
}

/**
 * A lead must be stored even while mail is misconfigured, so an unusable
 * setting yields `none`. The reason never quotes it.
 */
export function readMailSettings(environment: Environment): MailSettings {
  const transport = chooseTransport(environment)
  const { QUOTE_EMAIL_TO = firm.email, QUOTE_EMAIL_FROM = firm.email } =
    environment
  const to = QUOTE_EMAIL_TO.split(',').map(addressOf)
  const { name, address } = parseMailbox(QUOTE_EMAIL_FROM)
  const settings = { to, from: { name: name || firm.name, address } }
  if (transport.kind === 'none') return { transport, ...settings }

  const reason =
    findProblem('QUOTE_EMAIL_TO', to) ??
    findProblem('QUOTE_EMAIL_FROM', [address])
  if (reason === undefined) return { transport, ...settings }
  return { transport: { kind: 'none', reason }, ...settings }
}

// Email to these is lost, and email from them is rejected.
const sampleDomains = [
  'example',
  'example.com',
  'example.net',
  'example.org',
  'invalid',
  'local',
  'localhost',
  'test',
  'yourdomain.com',
]

function isSampleAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  return sampleDomains.some((sample) => `.${domain}`.endsWith(`.${sample}`))
}

export function findMailProblems(environment: Environment): string[] {
  const { transport, to, from } = readMailSettings(environment)
  if (transport.kind === 'none')
    return [`Email cannot be sent: ${transport.reason}.`]
  if (transport.kind === 'outbox') return []
  const variable = environment.RESEND_API_KEY ? 'RESEND_API_KEY' : 'SMTP_URL'
  const problems: string[] = []
  const sample = to.find(isSampleAddress)
  if (sample !== undefined)
    problems.push(
      `${variable} is set, but quote emails would go to ${sample}, which is not a real address. Set QUOTE_EMAIL_TO to your own address.`,
    )
  // Providers reject a sender whose domain is not verified with them.
  if (isSampleAddress(from.address))
    problems.push(
      `${variable} is set, but quote emails would be sent from ${from.address}, which is not a real address. Set QUOTE_EMAIL_FROM to an address that your email provider lets you send from.`,
    )
  return problems
}

function parseMailbox(text: string): MailSettings['from'] {
  const parts = /^([^<>]*)<([^<>]*)>\s*$/.exec(text)
  const [, name = '', address = text] = parts ?? []
  const withoutQuotes = name.trim().replace(/^"(.*)"$/, '$1')
  return { name: withoutQuotes, address: address.trim() }
}

function addressOf(mailbox: string): string {
  return parseMailbox(mailbox).address
}

function findProblem(
  variable: string,
  addresses: string[],
): string | undefined {
  if (addresses.every(isUsable)) return undefined
  return `${variable} must look like ana@mail.example or Ana <ana@mail.example>`
}

function isUsable(address: string): boolean {
  // A mail server on a private network may have a host name without a dot.
  return isHeaderAddress(address) || isHeaderAddress(`${address}.example`)
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

const lonePercent = /%(?![\da-f]{2})/i

const encodingProblem =
  'SMTP_URL has an unescaped character: in its user name and password, write # as %23, / as %2F, @ as %40, : as %3A, ? as %3F and % as %25'

function readSmtpUrl(value: string): MailTransport {
  const url = URL.parse(value)
  const reason = findSmtpUrlProblem(value, url)
  if (url === null || reason !== undefined)
    return { kind: 'none', reason: reason ?? encodingProblem }
  return { kind: 'smtp', url }
}

function findSmtpUrlProblem(value: string, url: URL | null) {
  if (!/^smtps?:\/\//.test(value))
    return 'SMTP_URL is not an smtp:// or smtps:// URL'
  if (url === null || isTruncated(url) || lonePercent.test(value))
    return encodingProblem
  if (url.port === '0') return 'SMTP_URL has the port 0'
  if (url.username !== '' && url.password === '')
    return 'SMTP_URL has a user name but no password'
  return undefined
}

// After an unescaped / or #, the rest of the URL is not part of the password.
function isTruncated({ hostname, pathname, search, hash }: URL): boolean {
  return hostname === '' || /@|#/.test(`${pathname}${search}${hash}`)
}

export function smtpPort(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'smtps:' ? 465 : 587
}

/** A URL puts brackets around an IPv6 address, which sockets do not take. */
export function smtpAddress(url: URL): { host: string; port: number } {
  const host = url.hostname.replace('[', '').replace(']', '')
  return { host, port: smtpPort(url) }
}

/** Nothing on the network can read what it is sent. */
export function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
