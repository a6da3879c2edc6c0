import type { ReactNode } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { contactCards, serviceAreaCard } from '~/content/contact-page-text'
import { configuredCredentials } from '~/content/credentials'
import { replyTimes, claims } from '~/content/marketing-claims'
import { homeSections } from '~/content/navigation'

/**
 * Renders the phone number. Separate from the other cards because the form
 * comes between them on phones.
 */
export function PhoneCard() {
  const { phone } = useSiteSettings()
  return (
    <ul className="contact-phone">
      <Card title={contactCards.phone} className="phone-card on-deep">
        <a href={`tel:${phone}`} className="phone-card-number">
          {formatPhone(phone)}
        </a>
      </Card>
    </ul>
  )
}

/** Renders email address, hours, service area and the named credentials. */
export function ContactCards() {
  const { email, credentials } = useSiteSettings()
  return (
    <ul className="contact-cards">
      <Fact title={contactCards.email} note={claims.reply}>
        <a href={`mailto:${email}`} className="contact-email">
          {email}
        </a>
      </Fact>
      <Fact title={contactCards.hours} note={replyTimes}>
        {claims.openingHours}
      </Fact>
      <Fact
        title={contactCards.area}
        note={
          <a
            href={`#${homeSections.serviceAreas}`}
            className="contact-link inline-block"
          >
            {serviceAreaCard.link}
          </a>
        }
      >
        {serviceAreaCard.text}
      </Fact>
      {configuredCredentials(credentials).map(({ label, text }) => (
        <Fact key={label} title={label}>
          {text}
        </Fact>
      ))}
    </ul>
  )
}

interface FactProps {
  title: string
  /** Small, below the fact. */
  note?: ReactNode
  children: ReactNode
}

function Fact({ title, note, children }: FactProps) {
  return (
    <Card title={title} className="contact-fact">
      <div>
        <p className="contact-fact-text">{children}</p>
        {note && <div className="mt-1 text-ink-soft">{note}</div>}
      </div>
    </Card>
  )
}

interface CardProps {
  title: string
  className: string
  children: ReactNode
}

function Card({ title, className, children }: CardProps) {
  return (
    <li className={className}>
      <h2 className="contact-card-title">{title}</h2>
      {children}
    </li>
  )
}
