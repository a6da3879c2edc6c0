import { formatPhone } from '#functions/_shared/format-phone.ts'
import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { useSite } from '~/business/use-site'
import { waysToAsk } from '~/content/ways-to-ask'
import { buttonStyle } from '~/ui/button-style'
import { Icon } from '~/ui/icon'

/** The two ways to ask that stand beside the chat on phones. The form is that of the home page, or of this one. */
export function ActionLinks() {
  const { phone } = useSite()
  return (
    <>
      <a href={`tel:${phone}`} className={buttonStyle('on-deep', 'grow md:hidden')}>
        <Icon name="phone" className="size-4.5 shrink-0" />
        {waysToAsk.call}
        <span className="sr-only"> {formatPhone(phone)}</span>
      </a>
      <SectionLink section={quoteFormId} className={buttonStyle('action', 'grow md:hidden')}>
        {waysToAsk.shortQuote}
      </SectionLink>
    </>
  )
}
