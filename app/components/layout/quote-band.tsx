import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { buttonStyle } from '~/components/ui/button-style'
import { CtaBand } from '~/components/ui/cta-band'
import { ctaTexts } from '~/content/cta-text'
import { everyPageTexts } from '~/content/every-page-text'
import { serviceNames } from '~/content/services/service-index'

import { CallLink } from './call-link'
import { quoteFormId } from './quote-link'
import { SectionLink } from './section-link'

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
    <ul className="mt-6 flex max-w-3xl flex-wrap gap-2 xs:max-sm:grid xs:max-sm:grid-cols-2">
      {serviceNames.map(({ id, shortTitle }) => (
        <li key={id}>
          <Link
            to="/services"
            search={{ tab: id }}
            className={buttonStyle({
              tone: 'on-deep',
              size: 'chip',
              className: 'max-sm:w-full max-sm:px-2.5',
            })}
          >
            {shortTitle}
          </Link>
        </li>
      ))}
    </ul>
  )
}
