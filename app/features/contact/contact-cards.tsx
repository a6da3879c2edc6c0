import type { ReactNode } from 'react'

import { formatPhone } from '#functions/_shared/format-phone.ts'
import { useSite } from '~/components/layout/use-site'
import { classNames } from '~/components/ui/class-names'
import { contactCards, serviceAreaCard } from '~/content/contact-page-text'
import { answering, claims } from '~/content/marketing-claims'
import { homeSections } from '~/content/navigation'

/** The phone number. The form follows it on phones, before the other cards. */
export function PhoneCard() {
  const { phone } = useSite()
  return (
    <ul>
      {/* On water that runs in from the left edge of the window, over the foot of the hero. However high the number
          makes it, its upper corner stays within the window. */}
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

/** Email, hours and service area. */
export function ContactCards() {
  const { email } = useSite()
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
        <p className="font-display text-heading leading-snug font-bold">{claims.openingHours}</p>
        <p className="mt-1 text-ink-soft">{answering}</p>
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
      <h2 className="mb-1.5 font-text text-base font-semibold [letter-spacing:normal] opacity-85">{title}</h2>
      {children}
    </li>
  )
}
