import { replyHours } from '#functions/_shared/reply-promise.ts'
import { useSite } from '~/business/use-site'
import { receiptTexts } from '~/content/quote-receipt-texts'

import { answerBy, dayAndTime } from './answer-by'

interface QuoteReceiptProps {
  sent: { firstName: string; phone: string; at: Date }
}

/** What the card says of a request that is stored: to whom, when and where we answer, and the next three steps. */
export function QuoteReceipt({ sent }: QuoteReceiptProps) {
  const { email, hours } = useSite()
  return (
    <div
      // It stands above the button that was pressed, which on a phone is a screen further down; there the toast
      // has the top of the window.
      ref={scrollIntoSight}
      className="quote-receipt on-deep scroll-mt-64 low:-scroll-mt-4 @container col-span-full overflow-hidden rounded-field bg-deep text-on-deep"
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 p-6 @2xl:grid-cols-[2fr_3fr] ">
        <div>
          <h3 className="text-title leading-none wrap-anywhere">{receiptTexts.thanks(sent.firstName)}</h3>
          <p className="mt-3 text-lead leading-snug text-on-deep-soft">
            <Answer phone={sent.phone} latest={dayAndTime(answerBy(sent.at, replyHours, hours))} />
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

function Answer({ phone, latest }: { phone: string; latest: string }) {
  const [before, beside, after] = receiptTexts.answer(latest)
  return (
    <>
      {before}
      <span className="inline-block">
        <span className="font-semibold text-on-deep">{phone}</span>
        {beside}
      </span>
      {after}
    </>
  )
}

function scrollIntoSight(receipt: HTMLElement | null) {
  // The end of a tall one is nearer to the button, and says the least.
  if (receipt) receipt.scrollIntoView({ block: receipt.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' })
}
