import { replyPromise } from '#functions/_shared/reply-hours.ts'
import { phoneLink } from '~/components/layout/phone-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { buttonStyle } from '~/components/ui/button-style'
import { type QuoteNoticeKind, confirmationTexts, formNotices, quoteNotices } from '~/content/quote-form-text'

import { replyDeadline } from './reply-deadline'

/** Renders the error notice inside the form after a failed plain post. */
export function QuoteNotice({ kind, id }: { kind: QuoteNoticeKind; id: string | undefined }) {
  const call = phoneLink(useSiteSettings().phone)
  const { title, text } = { ...formNotices, ...quoteNotices }[kind]
  return (
    <div
      id={id}
      role="alert"
      className="col-span-full scroll-mt-(--header-height) rounded-field bg-danger-tint p-4"
    >
      <p className="font-display text-lg font-bold">{title}</p>
      <p className="mt-1">{text}</p>
      {kind in quoteNotices && (
        <a href={call.href} className="mt-2 inline-block py-1 font-semibold text-water-strong underline">
          {call.label}
        </a>
      )}
    </div>
  )
}

interface QuoteConfirmationProps {
  titleId: string
  /** The sent request. Undefined after a plain post, because the page no longer has its details. */
  request: { firstName: string; phone: string; sentAt: number } | undefined
  /** URL of the page with an empty form, for visitors without JavaScript. */
  emptyFormUrl: string
  onAgain: () => void
}

/** Replaces the form once the request is stored: reply time, the next three steps and a link back to the form. */
export function QuoteConfirmation({ titleId, request, emptyFormUrl, onAgain }: QuoteConfirmationProps) {
  const { email, hours } = useSiteSettings()
  const [before, after] = confirmationTexts.response(request && replyDeadline(request.sentAt, hours))
  return (
    <div
      ref={request ? focusConfirmation : null}
      role={request ? undefined : 'status'}
      tabIndex={-1}
      data-avoid-toasts
      className="@container scroll-mt-4 outline-none low:-scroll-mt-4 xl:col-span-full"
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 @2xl:grid-cols-[2fr_3fr]">
        <div>
          <h2 id={titleId} className="text-title leading-none text-balance wrap-anywhere">
            {request ? confirmationTexts.thanks(request.firstName) : quoteNotices.stored.title}
          </h2>
          <p className="mt-3 text-lead leading-snug text-ink-soft">
            {request ? (
              <>
                {before}
                <span className="inline-block font-semibold text-ink">{request.phone}</span>
                {after}
              </>
            ) : (
              replyPromise
            )}
          </p>
        </div>
        <div>
          <h3 className="sr-only">{confirmationTexts.stepsHeading}</h3>
          <ol className="grid grid-cols-1 gap-4">
            {confirmationTexts.steps(email).map((step, index) => (
              <li key={step} className="flex items-baseline gap-4 leading-snug">
                <span
                  aria-hidden
                  className="w-6 shrink-0 font-display text-title leading-none font-extrabold text-water even-digits"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 text-balance wrap-anywhere">{step}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <a
        href={emptyFormUrl}
        onClick={(event) => {
          // After a plain post, the link must navigate because `?quote=sent` in the URL keeps showing the confirmation.
          if (!request) return
          event.preventDefault()
          onAgain()
        }}
        className={buttonStyle('quiet', 'mt-6')}
      >
        {confirmationTexts.again}
      </a>
    </div>
  )
}

/** Focuses the confirmation in place of the hidden form. A tall one aligns to the top, clear of the toast below. */
function focusConfirmation(confirmation: HTMLElement | null) {
  if (!confirmation) return
  confirmation.focus({ preventScroll: true })
  confirmation.scrollIntoView({ block: confirmation.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' })
}
