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
  return (
    <div
      ref={focusConfirmation}
      tabIndex={-1}
      data-avoid-toasts
      className="quote-confirmation"
    >
      <div className="quote-confirmation-parts">
        <div>
          <h2
            id={`${quoteFormId}-title`}
            className="text-title leading-none text-balance wrap-anywhere"
          >
            {confirmationTexts.thanks(request.firstName)}
          </h2>
          <p className="mt-3 text-lead leading-snug text-ink-soft">
            <ResponseTime request={request} />
          </p>
        </div>
        <NextSteps />
        <button
          type="button"
          onClick={onAgain}
          className={buttonStyle('quiet', 'self-start justify-self-start')}
        >
          {confirmationTexts.again}
        </button>
      </div>
    </div>
  )
}

/** Renders by when and where we call, or that the number is too short. */
function ResponseTime({ request }: { request: StoredRequest }) {
  const { phone, sentAt } = request
  const { hours, phone: ourPhone } = useSiteSettings()
  if (isTooShort(phone)) {
    return confirmationTexts.shortPhone(phone, formatPhone(ourPhone))
  }
  const [before, after] = confirmationTexts.response(
    replyDeadline(sentAt, hours),
  )
  return (
    <>
      {before}
      <span className="inline-block font-semibold text-ink">{phone}</span>
      {after}
    </>
  )
}

function NextSteps() {
  const { email } = useSiteSettings()
  return (
    <div className="@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1">
      <h3 className="sr-only">{confirmationTexts.stepsHeading}</h3>
      <ol className="grid grid-cols-1 gap-4 @2xl:gap-6">
        {confirmationTexts.steps(email).map((step, index) => (
          <li key={step} className="flex items-baseline gap-4 leading-snug">
            <span aria-hidden className="quote-step-number">
              {index + 1}
            </span>
            <span className="min-w-0 text-balance wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/**
 * Focuses the confirmation in place of the hidden form. A tall one aligns to
 * the top, clear of the toast below.
 */
function focusConfirmation(confirmation: HTMLElement | null) {
  if (!confirmation) return
  const isTall = confirmation.offsetHeight > innerHeight / 2
  confirmation.focus({ preventScroll: true })
  confirmation.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
}
