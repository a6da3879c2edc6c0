import type { Mail } from '../mail/mail.ts'
import { replyPromise } from '../reply-promise.ts'
import type { ClaimedNotification } from './claim-notification.ts'
import { notificationKey } from './compose-notification.ts'
import type { DeliverySettings } from './delivery-settings.ts'
import { html } from './html.ts'

/**
 * The mail that tells a visitor that the request has arrived. It repeats nothing the visitor typed: otherwise
 * anyone could have us mail words of their choice to a stranger.
 */
export function composeAutoReply(notification: ClaimedNotification, settings: DeliverySettings): Mail {
  const { mail, business } = settings
  const sentences = [
    'Thank you for asking us for a quote. We have your request.',
    replyPromise,
    ...(business.phone === '' ? [] : [`If it is urgent, call us: ${business.phone}`]),
    'You did not ask for this? Somebody mistyped an address; there is nothing you need to do.',
  ]
  const paragraphs = sentences.map((sentence) => html`<p>${sentence}</p>`.markup)
  return {
    key: notificationKey(notification),
    to: notification.email,
    from: mail.from,
    // Answers reach the owner, also where the sender's address takes none.
    replyTo: { name: business.name, address: mail.to },
    subject: `${business.name === '' ? 'We' : `${business.name}: we`} have your request for a quote`,
    text: `${[...sentences, business.name].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><body>${paragraphs.join('\n')}${html`<p>${business.name}</p>`.markup}</body></html>\n`,
    date: notification.receivedAt,
  }
}
