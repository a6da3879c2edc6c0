import * as v from 'valibot'

/** Logged, so none quotes a setting or the server. */
export const smtpAdvice = {
  host: 'the mail server was not found: check the host name in SMTP_URL',
  port: 'no usable response from the mail server: check host and port in SMTP_URL. A firewall may block the port, and port 465 needs smtps://',
  scheme:
    'this port does not start with TLS: write smtp:// instead of smtps:// in SMTP_URL',
  certificate:
    'the certificate of the mail server is not trusted: it has expired, is for another host name, or its authority is unknown here (NODE_EXTRA_CA_CERTS)',
  password:
    'the mail server does not accept the user name and password, or offers no encryption for them',
} as const

// Codes of Node and of current Deno, and the words of the Deno 2.1 that hosted
// edge functions run.
const causes = [
  { sign: /ENOTFOUND|EDNS|EAI_AGAIN/, reason: smtpAdvice.host },
  {
    sign: /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPROTOCOL/,
    reason: smtpAdvice.port,
  },
  {
    sign: /WRONG_VERSION_NUMBER|InvalidContentType/,
    reason: smtpAdvice.scheme,
  },
  {
    sign: /CERT|UNABLE_TO_VERIFY|UnknownIssuer|CaUsedAsEndEntity|Expired|NotValid/,
    reason: smtpAdvice.certificate,
  },
  // RFC 4954: 530 means that the command requires authentication.
  { sign: /EAUTH|ETLS|\b530\b/, reason: smtpAdvice.password },
]

const smtpErrorSchema = v.object({
  message: v.string(),
  code: v.optional(v.string(), ''),
  /**
   * Code of the system or of TLS, which nodemailer replaces by its own in
   * `code`.
   */
  originalCode: v.optional(v.string(), ''),
  responseCode: v.optional(v.number()),
})

export interface SmtpFailure {
  /** Safe to log. */
  reason: string
  /** Nodemailer's and the server's words, which must not be logged. */
  detail?: string
  permanent?: boolean
  /** The server accepted the envelope but rejected the message. */
  messageRejected?: boolean
}

export function describeSmtpError(error: unknown, url: URL): SmtpFailure {
  const parsed = v.safeParse(smtpErrorSchema, error)
  if (!parsed.success) return { reason: 'sending the email failed' }
  const { message, code, originalCode, responseCode } = parsed.output
  const symptoms =
    responseCode === undefined
      ? `${originalCode} ${code} ${message}`
      : `${code} ${responseCode}`
  const cause = causes.find(({ sign }) => sign.test(symptoms))
  const reason = cause?.reason ?? 'sending the email failed'
  return {
    reason: `${reason} (${responseCode ?? (originalCode || code)})`,
    detail: withoutSecrets(message, url),
    // RFC 5321.
    permanent: responseCode !== undefined && responseCode >= 500,
    messageRejected: code === 'EMESSAGE',
  }
}

function withoutSecrets(text: string, { password }: URL): string {
  const withoutAddresses = text.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
  const secret = decodeURIComponent(password)
  if (secret === '') return withoutAddresses
  return withoutAddresses.replaceAll(secret, '…')
}
