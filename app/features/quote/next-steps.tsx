import { TextWithContactLinks } from '~/components/layout/text-with-contact-links'
import { confirmationTexts } from '~/content/quote-form-text'

/** What happens once a request is stored. */
export function NextSteps() {
  return (
    <ol className="grid grid-cols-1 gap-3 sm:gap-4 @min-[40rem]:grid-cols-3 @min-[40rem]:gap-8">
      {confirmationTexts.steps.map((step, index) => (
        <li
          key={step}
          className="flex items-baseline gap-3 leading-snug @min-[40rem]:text-lg"
        >
          <span
            aria-hidden
            className="w-5 shrink-0 font-display text-heading leading-none font-extrabold text-accent tabular-nums"
          >
            {index + 1}
          </span>
          <span className="min-w-0 text-balance wrap-anywhere @min-[40rem]:max-w-72">
            <TextWithContactLinks text={step} />
          </span>
        </li>
      ))}
    </ol>
  )
}
