export interface Mail {
  /** Names the event this mail tells of. The same on every attempt, so that a repeat can be recognized. */
  key: string
  to: string
  from: { name: string; address: string }
  /** Where an answer goes; null leaves the header out. */
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  html: string
  date: Date
}

/** The message id of a mail: the same for every attempt, so that mail programs show a repeat only once. */
export function messageIdOf(mail: Mail): string {
  const domain = mail.from.address.split('@').at(-1) ?? 'localhost'
  return `<${mail.key.replaceAll('/', '.')}@${domain}>`
}
