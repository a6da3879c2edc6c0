import type { Mail } from './mail.ts'
import { messageIdOf } from './mail.ts'

/** A mail in nodemailer's words, for the transports that build the message themselves. */
export function messageOptions(mail: Mail) {
  return {
    messageId: messageIdOf(mail),
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
