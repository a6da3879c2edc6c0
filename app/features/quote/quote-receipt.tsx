import { replyHours } from '#functions/_shared/reply-promise.ts'
import { phoneLink } from '~/components/layout/phone-link'
import { useSite } from '~/components/layout/use-site'
import { classNames } from '~/components/ui/class-names'
import { receiptTexts } from '~/content/quote'
import { type QuoteNoticeKind, quoteNotices } from '~/content/quote'

import { dayAndTime, replyDeadline } from './reply-deadline'

interface QuoteNoticeProps {
  kind: QuoteNoticeKind
  id?: string | undefined
  /** Whether it scrolls into view: it comes after the visitor has pressed a button further down. */
  inSight: boolean
}

/** How a request ended, in the form itself: after a plain post, and where no toast can be shown. */
export function QuoteNotice({ kind, id, inSight }: QuoteNoticeProps) {
  const call = phoneLink(useSite().phone)
  const { title, text } = quoteNotices[kind]
  return (
    <div
      id={id}
      ref={inSight ? (notice) => notice?.scrollIntoView({ block: 'nearest' }) : null}
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

interface QuoteReceiptProps {
  firstName: string
  phone: string
  /** In milliseconds since 1970. */
  sentAt: number
}

/** What the visitor reads once the request is stored: by when and where we respond, and the next three steps. */
export function QuoteReceipt({ firstName, phone, sentAt }: QuoteReceiptProps) {
  const { email, hours } = useSite()
  const [before, after] = receiptTexts.answer(dayAndTime(replyDeadline(new Date(sentAt), replyHours, hours)))
  return (
    <div
      // It stands above the button that was pressed, which on a phone is a screen further down. The toast covers the
      // top of a phone's window.
      ref={scrollIntoSight}
      className="quote-receipt on-deep scroll-mt-64 low:-scroll-mt-4 @container col-span-full overflow-hidden rounded-field bg-deep text-on-deep"
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 p-6 @2xl:grid-cols-[2fr_3fr] ">
        <div>
          <h3 className="text-title leading-none wrap-anywhere">{receiptTexts.thanks(firstName)}</h3>
          <p className="mt-3 text-lead leading-snug text-on-deep-soft">
            {before}
            <span className="inline-block font-semibold text-on-deep">{phone}</span>
            {after}
          </p>
        </div>
        <div>
          <h4 className="sr-only">{receiptTexts.stepsHeading}</h4>
          <ol className="grid grid-cols-1 gap-4">
            {receiptTexts.steps(email).map((step, index) => (
              <li key={step} className="flex gap-4 leading-snug">
                <span
                  aria-hidden
                  className="w-6 shrink-0 font-display text-title leading-none font-extrabold text-water-bright even-digits"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 text-balance wrap-anywhere">{step}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  )
}

function scrollIntoSight(receipt: HTMLElement | null) {
  // The end of a tall one is nearer to the button, and says the least.
  if (receipt) receipt.scrollIntoView({ block: receipt.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' })
}
