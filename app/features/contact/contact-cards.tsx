import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { contactCards, serviceAreaCard } from '~/content/contact-page-text'
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

/** Renders email address, hours and service area. */
export function ContactCards() {
  const { email } = useSiteSettings()
  return (
    <ul className="contact-cards">
      <Card title={contactCards.email} className="sm:max-lg:col-span-2">
        <a href={`mailto:${email}`} className="contact-email">
          {email}
        </a>
        <p className="mt-2 text-ink-soft">{claims.reply}</p>
      </Card>
      <Card title={contactCards.hours}>
        <p className="font-display text-heading leading-snug font-bold">
          {claims.openingHours}
        </p>
        <p className="mt-1 text-ink-soft">{replyTimes}</p>
      </Card>
      <Card title={contactCards.area}>
        <p className="lg:max-w-[22ch]">{serviceAreaCard.text}</p>
        <a
          href={`#${homeSections.serviceAreas}`}
          className="contact-link mt-1 inline-block"
        >
          {serviceAreaCard.link}
        </a>
      </Card>
    </ul>
  )
}

interface CardProps {
  title: string
  className?: string
  children: ReactNode
}

function Card({ title, className, children }: CardProps) {
  return (
    <li className={clsx('relative', className)}>
      <h2 className="mb-1.5 font-text text-base font-semibold [letter-spacing:normal] opacity-85">
        {title}
      </h2>
      {children}
    </li>
  )
}
