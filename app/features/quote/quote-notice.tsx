import { clsx } from 'clsx'

import { phoneLink } from '~/components/layout/phone-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import {
  formNotices,
  type QuoteNoticeKind,
  quoteNotices,
  sentNotices,
} from '~/content/quote-form-text'

const notices = { ...quoteNotices, ...formNotices, ...sentNotices }

/**
 * Renders the notice inside the form after a plain post: an alert, or that the
 * request was sent.
 */
export function QuoteNotice({
  kind,
  id,
}: {
  kind: QuoteNoticeKind
  id?: string | undefined
}) {
  const call = phoneLink(useSiteSettings().phone)
  const { title, text } = notices[kind]
  const wasSent = kind in sentNotices
  const offersCall = kind in quoteNotices || kind === 'sent-short-phone'
  return (
    <div
      id={id}
      role={wasSent ? 'status' : 'alert'}
      className={clsx(
        'col-span-full scroll-mt-(--header-height) rounded-field p-4',
        wasSent ? 'bg-water-tint' : 'bg-danger-tint',
      )}
    >
      <p className="font-display text-lg font-bold">{title}</p>
      <p className="mt-1">{text}</p>
      {offersCall && (
        <a
          href={call.href}
          className="mt-2 inline-block py-1 font-semibold text-water-strong underline"
        >
          {call.label}
        </a>
      )}
    </div>
  )
}
