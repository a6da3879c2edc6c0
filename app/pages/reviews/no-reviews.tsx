import { formatPhone } from '~/content/phone'
import { useSite } from '~/content/use-site'
import { quoteFormId } from '~/features/quote/quote-form-id'
import { SectionLink } from '~/ui/section-link'

const link = 'font-semibold text-water-strong underline underline-offset-4 hover:text-ink'

/** Where the list would be: why it is not, and two ways to ask a person. */
export function NoReviews({ text }: { text: string }) {
  const { phone } = useSite()
  return (
    <p className="max-w-prose rounded-card bg-concrete p-6 text-lead">
      {text} Call{' '}
      <a href={`tel:${phone}`} className={link}>
        {formatPhone(phone)}
      </a>{' '}
      or use{' '}
      <SectionLink section={quoteFormId} className={link}>
        the quote form
      </SectionLink>
      .
    </p>
  )
}
