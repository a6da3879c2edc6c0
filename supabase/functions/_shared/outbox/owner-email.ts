import { isHeaderAddress } from '#domain/mail-header-address.ts'

import type { MailSettings } from '../mail/mail-settings.ts'
import {
  type Attachment,
  type Delivery,
  type Mail,
  sendMail,
} from '../mail/send-mail.ts'
import type { ClaimedNotification, QuoteUpdate } from './claim-notification.ts'
import { renderHtml } from './owner-email-html.ts'
import { renderText } from './owner-email-text.ts'
import { describeLead, subjectOf } from './owner-email-words.ts'
import type { AttachedPhoto, EmailPhotos } from './update-photos.ts'

const timeoutMs = 10_000
// The pictures take longer on a slow line.
const photosTimeoutMs = 30_000

export async function emailOwner(
  settings: MailSettings,
  notification: ClaimedNotification,
  photos?: EmailPhotos,
): Promise<Delivery> {
  const email = composeEmail(notification, settings, photos)
  const timeout = photos === undefined ? timeoutMs : photosTimeoutMs
  return await sendMail(settings.transport, email, timeout)
}

/** A provider treats any other bytes as a different email. */
export function composeEmail(
  notification: ClaimedNotification,
  { to, from }: Pick<Mail, 'to' | 'from'>,
  photos: EmailPhotos = noPhotos,
): Mail {
  const { quote, receivedAt, quoteRequestId, update } = notification
  const { firstName, email } = quote
  const lead = describeLead(notification, photos)
  const content = { lead, siteName: from.name, quoteRequestId, photos }
  const visitor = { name: displayName(firstName), address: email }
  return {
    key: notificationKey(notification),
    to,
    from,
    replyTo: isHeaderAddress(email) ? visitor : null,
    subject: subjectOf(notification),
    text: renderText(content),
    html: renderHtml(content),
    date: update?.startedAt ?? receivedAt,
    ...(update && { followsKey: firstKey(update) }),
    attachments: photos.attached.map(toAttachment),
  }
}

const noPhotos: EmailPhotos = { attached: [], linked: [] }

function firstKey({ firstEmailId }: QuoteUpdate): string {
  return notificationKey({ notificationId: firstEmailId, resends: 0 })
}

function toAttachment({
  photo,
  label,
  type,
  content,
}: AttachedPhoto): Attachment {
  const { id, extension } = photo
  const fileName = label.toLowerCase().replace(' ', '-')
  return { id, fileName: `${fileName}.${extension}`, type, content }
}

/** A resend that the owner requested gets a new key. */
export function notificationKey({
  notificationId,
  resends,
}: Pick<ClaimedNotification, 'notificationId' | 'resends'>): string {
  const key = `quote-notification/${notificationId}`
  return resends === 0 ? key : `${key}/${resends}`
}

// Mail clients decode encoded words (=?...?=) even inside quotes, where the
// standard forbids it. Such a "name" could display as anything.
function displayName(name: string): string {
  return name.includes('=?') ? '' : name
}
