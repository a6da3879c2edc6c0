import * as v from 'valibot'

/**
 * Words for the ways in which sending through an SMTP server fails. They go
 * into the log, so they name settings but never quote them, and contain nothing
 * that the server wrote.
 */
export const smtpFailures = {
  unknownHost: 'no such host: check the host name of the mail server',
  lookupFailed:
    'the host name of the mail server could not be looked up: check this machine’s network',
  noRoute: 'there is no network route to the mail server',
  notListening: 'nothing listens on that port of the mail server',
  noConnection:
    'the mail server could not be reached in time: a firewall may block its port',
  timedOut: 'the mail server timed out',
  closed: 'the mail server closed the connection',
  notSmtp: 'the server on that port does not speak SMTP',
  startsWithTls:
    'this port of the mail server speaks TLS from the start: write smtps:// instead of smtp://',
  startsPlain:
    'this port of the mail server does not start with TLS: write smtp:// instead of smtps://',
  noTls: 'the mail server offers no encryption, so the password was not sent',
  selfSigned: 'the certificate of the mail server is self-signed',
  unknownAuthority:
    'the certificate of the mail server is from an unknown authority',
  expired: 'the certificate of the mail server has expired',
  notYetValid:
    'the certificate of the mail server is not valid yet: check this machine’s clock',
  otherName: 'the certificate of the mail server is for another host name',
  noPassword: 'SMTP_URL has a user name but no password',
} as const

interface Cause {
  pattern: RegExp
  reason: string
}

// Codes of Node and of current Deno, and the words of the Deno 2.1 that hosted
// edge functions run.
const causes: Cause[] = [
  { pattern: /\b(?:ENOTFOUND|EDNS)\b/, reason: smtpFailures.unknownHost },
  { pattern: /\bEAI_AGAIN\b/, reason: smtpFailures.lookupFailed },
  { pattern: /\b(?:EHOSTUNREACH|ENETUNREACH)\b/, reason: smtpFailures.noRoute },
  { pattern: /\bECONNREFUSED\b/, reason: smtpFailures.notListening },
  {
    pattern: /\bERR_SSL_WRONG_VERSION_NUMBER\b|\bInvalidContentType\b/,
    reason: smtpFailures.startsPlain,
  },
  {
    pattern: /\bDEPTH_ZERO_SELF_SIGNED_CERT\b|\bCaUsedAsEndEntity\b/,
    reason: smtpFailures.selfSigned,
  },
  {
    pattern:
      /\b(?:UNABLE_TO_(?:VERIFY|GET)_\w+|SELF_SIGNED_CERT_IN_CHAIN|UnknownIssuer)\b/,
    reason: smtpFailures.unknownAuthority,
  },
  { pattern: /\bCERT_HAS_EXPIRED\b|: Expired\b/, reason: smtpFailures.expired },
  {
    pattern: /\bCERT_NOT_YET_VALID\b|: NotValidYet\b/,
    reason: smtpFailures.notYetValid,
  },
  {
    pattern: /\bERR_TLS_CERT_ALTNAME_INVALID\b|: NotValidForName\b/,
    reason: smtpFailures.otherName,
  },
  { pattern: /\bETIMEDOUT\b/, reason: smtpFailures.timedOut },
  { pattern: /\bEPROTOCOL\b/, reason: smtpFailures.notSmtp },
  { pattern: /\bEAUTH\b/, reason: smtpFailures.noPassword },
  {
    pattern: /\b(?:ECONNRESET|EPIPE|ECONNECTION|ETLS)\b/,
    reason: smtpFailures.closed,
  },
]

const smtpErrorSchema = v.object({
  message: v.string(),
  code: v.optional(v.string(), ''),
  /**
   * Code of the system or of TLS, which nodemailer replaces by its own in
   * `code`.
   */
  originalCode: v.optional(v.string(), ''),
  /** SMTP command that failed. */
  command: v.optional(v.string(), ''),
  response: v.optional(v.string()),
  responseCode: v.optional(v.number()),
})

type SmtpError = v.InferOutput<typeof smtpErrorSchema>

/** What went wrong with an SMTP server. */
export interface SmtpFailure {
  /** Failure in our own words, safe to log. */
  reason: string
  /** The server's response. May quote addresses, so it must not be logged. */
  detail?: string
  /**
   * The same attempt would be rejected again until a person changes something.
   */
  permanent?: boolean
  /** The server accepted the envelope but rejected the message. */
  messageRejected?: boolean
}

/** Describes an error that nodemailer or a socket threw. */
export function describeSmtpError(error: unknown): SmtpFailure {
  const parsed = v.safeParse(smtpErrorSchema, error)
  if (!parsed.success)
    return { reason: 'the session with the mail server failed' }
  const { response, responseCode } = parsed.output
  if (response === undefined || responseCode === undefined)
    return { reason: findCause(parsed.output) }
  // RFC 5321: 4yz replies are transient, 5yz replies are permanent.
  if (responseCode < 500)
    return {
      reason: `the mail server asks to wait (${responseCode})`,
      detail: response,
    }
  return {
    reason: `the mail server ${describeRefusal(parsed.output)} (${responseCode})`,
    detail: response,
    permanent: true,
    messageRejected: parsed.output.code === 'EMESSAGE',
  }
}

function findCause({ message, code, originalCode }: SmtpError): string {
  const symptoms = `${originalCode || code} ${message}`
  const cause = causes.find(({ pattern }) => pattern.test(symptoms))
  if (cause !== undefined) return cause.reason
  const known =
    /^[A-Z_]{1,40}$/.exec(originalCode || code)?.[0] ?? 'unknown error'
  return `the session with the mail server failed (${known})`
}

// RFC 4954: 530 means that the command requires authentication.
const authenticationRequired = 530

function describeRefusal({ code, command, responseCode }: SmtpError): string {
  if (responseCode === authenticationRequired)
    return 'requires a user name and password'
  if (code === 'EAUTH') return 'refused the user name or password'
  if (code === 'ETLS')
    return 'offers no encryption, so the password was not sent'
  if (command === 'MAIL FROM') return 'refused the sender, QUOTE_EMAIL_FROM'
  if (command === 'RCPT TO') return 'refused the recipient, QUOTE_EMAIL_TO'
  if (command === 'DATA') return 'refused the message'
  return 'refused the session'
}
