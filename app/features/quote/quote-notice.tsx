import { phoneLink } from '~/components/layout/phone-link'
import { business } from '~/content/business'
import {
  formNotices,
  type QuoteNoticeKind,
  quoteNotices,
} from '~/content/quote-form-text'

const notices = { ...quoteNotices, ...formNotices }

export function QuoteNotice({
  kind,
  id,
}: {
  kind: QuoteNoticeKind
  id?: string | undefined
}) {
  const call = phoneLink(business.phone)
  const { title, text } = notices[kind]
  const offersCall = kind in quoteNotices
  return (
    <div
      id={id}
      role="alert"
      className="col-span-full scroll-mt-(--header-height) rounded-field bg-danger-tint p-4"
    >
      <p className="font-display text-lg font-bold">{title}</p>
      <p className="mt-1">{text}</p>
      {offersCall && (
        <a
          href={call.href}
          className="mt-2 inline-block py-1 font-semibold text-accent-strong underline"
        >
          {call.label}
        </a>
      )}
    </div>
  )
}
