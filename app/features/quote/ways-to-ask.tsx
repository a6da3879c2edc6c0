import { ArrowDown, Phone } from 'lucide-react'

import { formatPhone } from '~/content/phone'
import { useSite } from '~/content/use-site'
import { buttonStyle } from '~/ui/button-style'
import { classNames } from '~/ui/class-names'

import { QuoteLink } from './quote-link'

/** The two buttons of a hero: to the quote form of the same page, and to the phone. */
export function WaysToAsk({ className }: { className: string }) {
  const { phone } = useSite()
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      <QuoteLink className={buttonStyle('action', 'text-lg')}>
        Get a FREE Quote
        <ArrowDown aria-hidden className="size-5" />
      </QuoteLink>
      <a href={`tel:${phone}`} className={buttonStyle('on-deep', 'text-lg')}>
        <Phone aria-hidden className="size-5" />
        Call {formatPhone(phone)}
      </a>
    </div>
  )
}
