import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { buttonStyle } from '~/components/ui/button-style'
import { CtaBand } from '~/components/ui/cta-band'
import { Icon } from '~/components/ui/icon'
import { business } from '~/content/business'
import { ctaTexts } from '~/content/cta-text'
import { everyPageTexts } from '~/content/every-page-text'
import { serviceNames } from '~/content/services/service-index'

import { phoneLink } from './phone-link'
import { QuoteLink, quoteFormId } from './quote-link'
import { SectionLink } from './section-link'

interface CallLinkProps {
  tone?: 'on-deep' | 'quiet'
  icon?: boolean
}

export function CallLink({ tone = 'on-deep', icon = false }: CallLinkProps) {
  const { href, label } = phoneLink(business.phone)
  return (
    <a href={href} className={buttonStyle({ tone, className: 'text-lg' })}>
      {icon && <Icon name="phone" className="size-5" />}
      {label}
    </a>
  )
}

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

interface QuoteBandProps {
  texts?: { heading: string; text: string }
  picture?: ReactNode
  className?: string
}

/** Without texts of its own, it asks what to clean. */
export function QuoteBand({ texts, picture, className }: QuoteBandProps) {
  const { heading, text } = texts ?? everyPageTexts.closing
  return (
    <CtaBand
      heading={heading}
      text={text}
      choices={!texts && <ServiceChoices />}
      picture={picture}
      className={className}
    >
      <SectionLink
        section={quoteFormId}
        preferCurrentPage
        className={buttonStyle({ tone: 'action', className: 'text-lg' })}
      >
        {ctaTexts.quote}
      </SectionLink>
      <CallLink />
    </CtaBand>
  )
}

function ServiceChoices() {
  return (
    <ul className="mt-6 flex max-w-3xl flex-wrap gap-2">
      {serviceNames.map(({ id, shortTitle }) => (
        <li key={id}>
          <Link
            to="/services"
            search={{ tab: id }}
            className={buttonStyle({ tone: 'on-deep', size: 'chip' })}
          >
            {shortTitle}
          </Link>
        </li>
      ))}
    </ul>
  )
}
