import type { ReactNode } from 'react'

import { claims } from '~/content/claims'
import { serviceAreaCard } from '~/content/contact-text'
import { homeSections } from '~/content/navigation'
import { formatPhone } from '~/content/phone'
import { useSite } from '~/content/use-site'
import { classNames } from '~/ui/class-names'

/** Phone, e-mail, service area and hours. */
export function ContactCards() {
  const { phone, email } = useSite()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:row-start-1">
      <Card title="Phone" className="bg-water text-white sm:col-span-2">
        <a
          href={`tel:${phone}`}
          className="on-deep inline-block py-1 font-display text-[clamp(2rem,1rem+4.5vw,3.75rem)] leading-none font-extrabold tracking-tight whitespace-nowrap tabular-nums underline-offset-8 hover:underline"
        >
          {formatPhone(phone)}
        </a>
      </Card>
      <Card title="Email" className="border border-concrete-line bg-white sm:col-span-2">
        <a
          href={`mailto:${email}`}
          className="inline-block py-1 font-display text-heading font-bold break-all text-water-strong underline decoration-2 underline-offset-4 hover:text-water"
        >
          {email}
        </a>
        <p className="mt-1 text-ink-soft">{claims.reply.text}</p>
      </Card>
      <Card title="Service area" className="bg-concrete">
        <p className="text-lg">{serviceAreaCard}</p>
        <a
          href={`#${homeSections.serviceAreas}`}
          className="mt-2 inline-block py-1 font-semibold text-water-strong underline underline-offset-4 hover:text-water"
        >
          See all sixteen
        </a>
      </Card>
      <Card title="Hours" className="bg-concrete">
        <p className="font-display text-heading font-bold">{claims.openingHours.text}</p>
        <p className="mt-2 text-ink-soft">{claims.sameDayResponse.text}</p>
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
    <li className={classNames('rounded-card p-6 sm:p-8', className)}>
      <h2 className="mb-2 font-text text-base font-semibold tracking-normal opacity-90">{title}</h2>
      {children}
    </li>
  )
}
