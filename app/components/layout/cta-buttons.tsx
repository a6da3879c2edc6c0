import { clsx } from 'clsx'

import { formatPhone } from '#domain/format-phone.ts'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { business } from '~/content/business'
import { ctaTexts } from '~/content/cta-text'

import { QuoteLink } from './quote-link'

interface CtaButtonsProps {
  className: string
  quote?: string
}

export function CtaButtons({
  className,
  quote = ctaTexts.quote,
}: CtaButtonsProps) {
  const { phone } = business
  return (
    <div
      data-quote-offer
      className={clsx(
        'grid gap-3 xs:grid-cols-2 sm:flex sm:flex-wrap',
        className,
      )}
    >
      <QuoteLink
        className={buttonStyle({
          tone: 'action',
          className:
            'max-sm:px-1 sm:text-lg low:px-4 low:text-base quote-sent:hidden',
        })}
      >
        {quote}
        <Icon name="arrow-down" className="size-5 max-sm:hidden low:hidden" />
      </QuoteLink>
      <a
        href={`tel:${phone}`}
        className={buttonStyle({
          tone: 'on-deep',
          className: 'max-sm:px-1 sm:text-lg low:px-4 low:text-base',
        })}
      >
        <Icon
          name="phone"
          className="size-4.5 shrink-0 max-[24rem]:hidden sm:size-5 low:hidden"
        />
        <span>
          <span className="sr-only sm:not-sr-only">{`${ctaTexts.call} `}</span>
          {formatPhone(phone)}
        </span>
      </a>
    </div>
  )
}
