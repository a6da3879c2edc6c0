import { phoneLink } from '~/components/layout/phone-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { classNames } from '~/components/ui/class-names'
import { type QuoteNoticeKind, quoteNotices } from '~/content/quote-form-text'

/** Renders the notice inside the form after a plain post: an alert with the number to call, or the confirmation. */
export function QuoteNotice({ kind, id }: { kind: QuoteNoticeKind; id?: string | undefined }) {
  const call = phoneLink(useSiteSettings().phone)
  const { title, text } = quoteNotices[kind]
  const isSent = kind === 'sent'
  return (
    <div
      id={id}
      role={isSent ? 'status' : 'alert'}
      className={classNames(
        'col-span-full scroll-mt-(--header-height) rounded-field p-4',
        isSent ? 'bg-water-tint' : 'bg-danger-tint',
      )}
    >
      <p className="font-display text-lg font-bold">{title}</p>
      <p className="mt-1">{text}</p>
      {(kind === 'failed' || kind === 'rejected') && (
        <a href={call.href} className="mt-2 inline-block py-1 font-semibold text-water-strong underline">
          {call.label}
        </a>
      )}
    </div>
  )
}
