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
  /** Each pattern is one sign of the cause. */
  signs: RegExp[]
  reason: string
}

// Codes of Node and of current Deno, and the words of the Deno 2.1 that hosted
// edge functions run.
const causes: Cause[] = [
  {
    signs: [/\bENOTFOUND\b/, /\bEDNS\b/],
    reason: smtpFailures.unknownHost,
  },
  {
    signs: [/\bEAI_AGAIN\b/],
    reason: smtpFailures.lookupFailed,
  },
  {
    signs: [/\bEHOSTUNREACH\b/, /\bENETUNREACH\b/],
    reason: smtpFailures.noRoute,
  },
  {
    signs: [/\bECONNREFUSED\b/],
    reason: smtpFailures.notListening,
  },
  {
    signs: [/\bERR_SSL_WRONG_VERSION_NUMBER\b/, /\bInvalidContentType\b/],
    reason: smtpFailures.startsPlain,
  },
  {
    signs: [/\bDEPTH_ZERO_SELF_SIGNED_CERT\b/, /\bCaUsedAsEndEntity\b/],
    reason: smtpFailures.selfSigned,
  },
  {
    signs: [
      /\bUNABLE_TO_(?:VERIFY|GET)_\w+\b/,
      /\bSELF_SIGNED_CERT_IN_CHAIN\b/,
      /\bUnknownIssuer\b/,
    ],
    reason: smtpFailures.unknownAuthority,
  },
  {
    signs: [/\bCERT_HAS_EXPIRED\b/, /: Expired\b/],
    reason: smtpFailures.expired,
  },
  {
    signs: [/\bCERT_NOT_YET_VALID\b/, /: NotValidYet\b/],
    reason: smtpFailures.notYetValid,
  },
  {
    signs: [/\bERR_TLS_CERT_ALTNAME_INVALID\b/, /: NotValidForName\b/],
    reason: smtpFailures.otherName,
  },
  {
    signs: [/\bETIMEDOUT\b/],
    reason: smtpFailures.timedOut,
  },
  {
    signs: [/\bEPROTOCOL\b/],
    reason: smtpFailures.notSmtp,
  },
  {
    signs: [/\bEAUTH\b/],
    reason: smtpFailures.noPassword,
  },
  {
    signs: [/\bECONNRESET\b/, /\bEPIPE\b/, /\bECONNECTION\b/, /\bETLS\b/],
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
  const { code, response, responseCode } = parsed.output
  if (response === undefined || responseCode === undefined)
    return { reason: findCause(parsed.output) }
  // RFC 5321: 4yz replies are transient, 5yz replies are permanent.
  if (responseCode < 500)
    return {
      reason: `the mail server asks to wait (${responseCode})`,
      detail: response,
    }
  const refusal = describeRefusal(parsed.output)
  return {
    reason: `the mail server ${refusal} (${responseCode})`,
    detail: response,
    permanent: true,
    messageRejected: code === 'EMESSAGE',
  }
}

function findCause({ message, code, originalCode }: SmtpError): string {
  const usedCode = originalCode || code
  const symptoms = `${usedCode} ${message}`
  const cause = causes.find(({ signs }) =>
    signs.some((sign) => sign.test(symptoms)),
  )
  if (cause !== undefined) return cause.reason
  const isSafeToLog = /^[A-Z_]{1,40}$/.test(usedCode)
  const known = isSafeToLog ? usedCode : 'unknown error'
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
  const refused = refusedByCommand.get(command) ?? 'the session'
  return `refused ${refused}`
}

const refusedByCommand = new Map([
  ['MAIL FROM', 'the sender, QUOTE_EMAIL_FROM'],
  ['RCPT TO', 'the recipient, QUOTE_EMAIL_TO'],
  ['DATA', 'the message'],
])
