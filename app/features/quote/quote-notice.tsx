import { useSite } from '~/business/use-site'
import { wayToCall } from '~/business/way-to-call'
import { type QuoteNoticeKind, quoteNotices } from '~/content/quote-texts'
import { classNames } from '~/ui/class-names'

interface QuoteNoticeProps {
  kind: QuoteNoticeKind
  id?: string | undefined
  /** Whether the page has to bring it into sight: it comes after the visitor has pressed a button further down. */
  inSight: boolean
}

/** How a request ended, in the form itself: where no toast can be shown. */
export function QuoteNotice({ kind, id, inSight }: QuoteNoticeProps) {
  const call = wayToCall(useSite().phone)
  const { title, text } = quoteNotices[kind]
  return (
    <div
      id={id}
      ref={inSight ? scrollIntoSight : null}
      role={kind === 'sent' ? 'status' : 'alert'}
      className={classNames(
        'col-span-full scroll-mt-(--header-height) rounded-field p-4',
        kind === 'sent' ? 'bg-success-tint' : 'bg-danger-tint',
      )}
    >
      <p className="font-display text-lg font-bold">{title}</p>
      <p className="mt-1">{text}</p>
      {(kind === 'failed' || kind === 'refused') && (
        <a href={call.href} className="mt-2 inline-block py-1 font-semibold text-water-strong underline">
          {call.label}
        </a>
      )}
    </div>
  )
}

function scrollIntoSight(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' })
}
