import { isSafeAddress } from '../contact.ts'
import type { Environment } from '../environment.ts'

export type MailTransport =
  | { kind: 'smtp'; url: URL }
  /** Files in a folder: nothing is sent. */
  | { kind: 'outbox'; folder: string }
  | { kind: 'none'; reason: string }

export interface MailSettings {
  transport: MailTransport
  to: string[]
  from: { name: string; address: string }
}

/**
 * Decides how mail leaves: Resend, else an SMTP server, else files in a folder. A setting that is missing or
 * unusable gives the transport `none` with the reason, which names it and never quotes it: a lead must be stored even
 * while mail is misconfigured.
 */
export function readMailSettings(environment: Environment): MailSettings {
  const transport = chooseTransport(environment)
  // A file in the outbox goes nowhere, so it needs no real addresses.
  const otherwise = transport.kind === 'outbox' ? ['owner@localhost', 'website@localhost'] : []
  const { QUOTE_EMAIL_TO: to = otherwise[0], QUOTE_EMAIL_FROM: from = otherwise[1] } = environment
  const recipients = to?.split(',').map((part) => readMailbox(part)) ?? []
  const sender = readMailbox(from ?? '')
  const { SITE_NAME = '' } = environment
  const settings = {
    to: recipients.map(({ address }) => address),
    from: { name: sender.name || SITE_NAME, address: sender.address },
  }
  if (transport.kind === 'none') return { transport, ...settings }
  const reason =
    findProblem('QUOTE_EMAIL_TO', to, settings.to) ?? findProblem('QUOTE_EMAIL_FROM', from, [sender.address])
  return { transport: reason === undefined ? transport : { kind: 'none', reason }, ...settings }
}

// RFC 2606 reserves these names for examples. Mail to them is lost, though a provider accepts it.
const sampleDomain = /[.@](?:example|invalid|test|localhost|example\.(?:com|net|org))$/i

/** A sentence for settings under which a quote would not reach its owner; none when they fit. */
export function findMailProblems(environment: Environment): string[] {
  const { transport, to } = readMailSettings(environment)
  if (transport.kind === 'none') return [`Email cannot be sent: ${transport.reason}.`]
  const lost = to.find((address) => sampleDomain.test(address))
  if (transport.kind === 'outbox' || lost === undefined) return []
  const way = `${environment.RESEND_API_KEY ? 'RESEND_API_KEY' : 'SMTP_URL'} is set, so email is really sent`
  return [`${way}, and it would go to the sample address ${lost}: set QUOTE_EMAIL_TO to your own.`]
}

/** Takes `ana@mail.example` and `Ana <ana@mail.example>` apart. */
function readMailbox(text: string): MailSettings['from'] {
  const { name = '', address = text } = /^(?<name>[^<>]*)<(?<address>[^<>]*)>\s*$/.exec(text)?.groups ?? {}
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
}

function findProblem(variable: string, given: string | undefined, addresses: string[]): string | undefined {
  if (given === undefined) return `${variable} is not set`
  // A server in the own network may have a name without a dot.
  const isUsable = addresses.every((address) => isSafeAddress(address) || isSafeAddress(`${address}.example`))
  return isUsable ? undefined : `${variable} must look like ana@mail.example or Ana <ana@mail.example>`
}

function chooseTransport(environment: Environment): MailTransport {
  const { RESEND_API_KEY, SMTP_URL, MAIL_OUTBOX_DIR } = environment
  if (RESEND_API_KEY !== undefined) {
    const url = new URL('smtps://resend@smtp.resend.com:465')
    url.password = encodeURIComponent(RESEND_API_KEY)
    return { kind: 'smtp', url }
  }
  if (SMTP_URL !== undefined) return readSmtpUrl(SMTP_URL)
  if (MAIL_OUTBOX_DIR !== undefined) return { kind: 'outbox', folder: MAIL_OUTBOX_DIR }
  return { kind: 'none', reason: 'no mail transport configured' }
}

function readSmtpUrl(given: string): MailTransport {
  if (!/^smtps?:\/\//.test(given))
    return { kind: 'none', reason: 'SMTP_URL is not an smtp:// or smtps:// URL' }
  const url = URL.parse(given)
  // A sign of a password that means something in a URL cuts it there: what follows would be path, query or host.
  const isCut = url === null || url.hostname === '' || /@|#/.test(url.pathname + url.search + url.hash)
  if (isCut || /%(?![\da-f]{2})/i.test(given)) {
    const reason =
      'SMTP_URL cannot be read: in its user name and password write # as %23, / as %2F, @ as %40, : as %3A, ? as %3F and % as %25'
    return { kind: 'none', reason }
  }
  return { kind: 'smtp', url }
}

/** The port an SMTP URL means; 587 is where programs hand in mail, 465 where they do so over TLS at once. */
export function smtpPort(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'smtps:' ? 465 : 587
}
