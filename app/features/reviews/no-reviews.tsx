import { formatPhone } from '#functions/_shared/format-phone.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { useSite } from '~/components/layout/use-site'
import { reviewsTexts } from '~/content/reviews'

const link =
  'text-water-strong underline decoration-3 underline-offset-6 transition-colors duration-150 hover:text-ink hover:decoration-poppy'

/** Where the list would be: why it is not, and two ways to ask a person. */
export function NoReviews({ text }: { text: string }) {
  const { phone } = useSite()
  const { ask } = reviewsTexts
  return (
    <p className="max-w-[30ch] py-6 font-display text-statement leading-[1.2] font-bold text-balance lg:py-10">
      {`${text} ${ask.call} `}
      <a href={`tel:${phone}`} className={link}>
        {formatPhone(phone)}
      </a>
      {` ${ask.or} `}
      <SectionLink section={quoteFormId} className={link}>
        {ask.form}
      </SectionLink>
      .
    </p>
  )
}
