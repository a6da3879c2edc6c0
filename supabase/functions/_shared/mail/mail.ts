/** One email to the owner. */
export interface Mail {
  /** Names the event this mail tells of. The same on every attempt, so that a repeat can be recognized. */
  key: string
  to: string[]
  from: { name: string; address: string }
  /** Where an answer goes; null leaves the header out. */
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  html: string
  date: Date
}

/** How one attempt to hand something to a provider ended. */
export type Delivery = { delivered: true } | FailedDelivery

interface FailedDelivery {
  delivered: false
  /** What went wrong, in words of our own and status codes: safe in a log. */
  reason: string
  /** What the provider said about it. May quote addresses: for the owner's table only, never for a log. */
  detail?: string
  /** The same attempt would be refused again until a person changes something. */
  permanent?: boolean
  /** The server took the addresses of the envelope and refused what is in the message. */
  refusedMessage?: boolean
  /** How long the provider asked to be left alone. */
  retryAfterSeconds?: number
}

/** A mail in nodemailer's words. */
export function messageOptions(mail: Mail) {
  const domain = mail.from.address.split('@').at(-1) ?? 'localhost'
  return {
    // The same for every attempt, so that mail programs show a repeat only once.
    messageId: `<${mail.key.replaceAll('/', '.')}@${domain}>`,
    // Resend accepts a key only once within 24 hours; other servers ignore the header.
    headers: { 'Resend-Idempotency-Key': mail.key },
    date: mail.date,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Otherwise long lines become format=flowed, which changes spaces a visitor may have typed.
    encoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
