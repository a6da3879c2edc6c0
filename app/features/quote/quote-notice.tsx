import { formatPhone } from '#functions/_shared/format-phone.ts'
import { useSite } from '~/business/use-site'
import { quoteNotices } from '~/content/quote-texts'
import { classNames } from '~/ui/class-names'

import type { PostedQuote } from './posted-quote'

/** The outcome of a post without JavaScript, where the toast would be with it. */
export function QuoteNotice({ posted, sent }: { posted: PostedQuote | undefined; sent: boolean }) {
  const { phone } = useSite()
  const kind = posted?.notice ?? (sent ? 'sent' : undefined)
  if (!kind) return null
  const { title, text } = quoteNotices[kind]
  return (
    <div
      role={kind === 'sent' ? 'status' : 'alert'}
      className={classNames(
        'col-span-full rounded-field p-4',
        kind === 'sent' ? 'bg-success-tint' : 'bg-danger-tint',
      )}
    >
      <p className="font-display text-lg font-bold">{title}</p>
      <p className="mt-1">{text}</p>
      {(kind === 'failed' || kind === 'refused') && (
        <a href={`tel:${phone}`} className="mt-2 inline-block py-1 font-semibold text-water-strong underline">
          Call {formatPhone(phone)}
        </a>
      )}
    </div>
  )
}
