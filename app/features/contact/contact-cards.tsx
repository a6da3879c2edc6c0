import type { ReactNode } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { classNames } from '~/components/ui/class-names'
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
    <ul>
      {/* On a blue background that starts at the left edge of the window and overlaps the hero. It is skewed around
          its upper right corner, which therefore stays inside the window at any height. */}
      <Card
        title={contactCards.phone}
        className="on-deep -mt-10 lean-ground py-5 text-white before:-right-4 before:left-[-50vw] before:origin-top-right before:bg-water lg:-mt-32 lg:py-9"
      >
        <a
          href={`tel:${phone}`}
          className="relative inline-block font-display text-phone leading-none font-extrabold even-digits after:stroke-below after:drawn-stroke after:inset-x-0 after:-bottom-[0.1em] after:h-[0.12em] hover:after:drawn focus-visible:after:drawn"
        >
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
    <ul className="grid content-start gap-x-10 sm:grid-cols-2">
      <Card title={contactCards.email} className="pt-10 sm:col-span-2 lg:pt-12">
        <a
          href={`mailto:${email}`}
          className="inline-block font-display text-subtitle leading-tight font-bold break-all text-water-strong underline decoration-2 underline-offset-8 transition-colors duration-150 hover:text-water hover:decoration-poppy"
        >
          {email}
        </a>
        <p className="mt-2 text-ink-soft">{claims.reply}</p>
      </Card>
      <Card title={contactCards.hours} className="pt-8 lg:pt-10">
        <p className="font-display text-heading leading-snug font-bold">
          {claims.openingHours}
        </p>
        <p className="mt-1 text-ink-soft">{replyTimes}</p>
      </Card>
      <Card title={contactCards.area} className="pt-8 lg:pt-10">
        <p>{serviceAreaCard.text}</p>
        <a
          href={`#${homeSections.serviceAreas}`}
          className="mt-1 inline-block py-1 font-semibold text-water-strong underline underline-offset-4 transition-colors duration-150 hover:text-water"
        >
          {serviceAreaCard.link}
        </a>
      </Card>
    </ul>
  )
}

interface CardProps {
  title: string
  className: string
  children: ReactNode
}

function Card({ title, className, children }: CardProps) {
  return (
    <li className={classNames('relative', className)}>
      <h2 className="mb-1.5 font-text text-base font-semibold [letter-spacing:normal] opacity-85">
        {title}
      </h2>
      {children}
    </li>
  )
}
