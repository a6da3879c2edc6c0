import { formatPhone } from '#domain/format-phone.ts'
import { isTooShort } from '#domain/phone-number.ts'
import { replyDeadline } from '#domain/reply-deadline.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { buttonStyle } from '~/components/ui/button-style'
import { confirmationTexts } from '~/content/quote-form-text'

import type { StoredRequest } from './use-quote-form'

interface QuoteConfirmationProps {
  request: StoredRequest
  onAgain: () => void
}

/**
 * Replaces the form once the request is stored: reply time, the next three
 * steps and a button for another request.
 */
export function QuoteConfirmation({
  request,
  onAgain,
}: QuoteConfirmationProps) {
  const { email, hours, phone: ourPhone } = useSiteSettings()
  const [before, after] = confirmationTexts.response(
    replyDeadline(request.sentAt, hours),
  )
  return (
    <div
      ref={focusConfirmation}
      tabIndex={-1}
      data-avoid-toasts
      className="@container scroll-mt-4 outline-none low:-scroll-mt-4"
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 @2xl:grid-cols-[2fr_3fr]">
        <div>
          <h2
            id={`${quoteFormId}-title`}
            className="text-title leading-none text-balance wrap-anywhere"
          >
            {confirmationTexts.thanks(request.firstName)}
          </h2>
          <p className="mt-3 text-lead leading-snug text-ink-soft">
            {isTooShort(request.phone) ? (
              confirmationTexts.shortPhone(request.phone, formatPhone(ourPhone))
            ) : (
              <>
                {before}
                <span className="inline-block font-semibold text-ink">
                  {request.phone}
                </span>
                {after}
              </>
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
                <span className="min-w-0 text-balance wrap-anywhere">
                  {step}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <button
        type="button"
        onClick={onAgain}
        className={buttonStyle('quiet', 'mt-6')}
      >
        {confirmationTexts.again}
      </button>
    </div>
  )
}

/**
 * Focuses the confirmation in place of the hidden form. A tall one aligns to
 * the top, clear of the toast below.
 */
function focusConfirmation(confirmation: HTMLElement | null) {
  if (!confirmation) return
  confirmation.focus({ preventScroll: true })
  confirmation.scrollIntoView({
    block: confirmation.offsetHeight > innerHeight / 2 ? 'start' : 'nearest',
  })
}
