import { formatPhone } from '#functions/_shared/format-phone.ts'
import { waysToAsk } from '~/content/ways-to-ask'
import { buttonStyle } from '~/ui/button-style'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'

import { QuoteLink } from './quote-link'
import { useSite } from './use-site'

/** The two buttons of a hero: to the quote form of the same page, and to the phone. */
export function WaysToAsk({ className }: { className: string }) {
  const { phone } = useSite()
  return (
    <div className={classNames('grid gap-3 min-[22rem]:grid-cols-2 sm:flex sm:flex-wrap', className)}>
      <QuoteLink className={buttonStyle('action', 'max-sm:px-1 sm:text-lg low:px-4 low:text-base')}>
        {waysToAsk.quote}
        <Icon name="arrow-down" className="size-5 max-sm:hidden low:hidden" />
      </QuoteLink>
      <a
        href={`tel:${phone}`}
        className={buttonStyle('on-deep', 'max-sm:px-1 sm:text-lg low:px-4 low:text-base')}
      >
        <Icon name="phone" className="size-4.5 shrink-0 sm:size-5 low:hidden" />
        <span>
          <span className="sr-only sm:not-sr-only">{`${waysToAsk.call} `}</span>
          {formatPhone(phone)}
        </span>
      </a>
    </div>
  )
}
