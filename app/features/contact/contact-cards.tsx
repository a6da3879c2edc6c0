import type { ReactNode } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { EmailAddress } from '~/components/layout/email-address'
import { Icon } from '~/components/ui/icon'
import { business } from '~/content/business'
import { contactCards, serviceAreaCard } from '~/content/contact-page-text'
import { configuredCredentials } from '~/content/credentials'
import { openingHours, replyTimes } from '~/content/every-page-text'
import { homeSections } from '~/content/navigation'

// Apart from the other cards, because the form comes between them on phones.
export function PhoneCard() {
  const { phone, takesTexts } = business
  return (
    <ul className="lg:col-span-full lg:row-start-2 lg:self-start">
      <Card
        title={contactCards.phone}
        className="relative -mt-8 bg-accent px-5 py-4 text-white lg:-mt-32 lg:px-(--spacing-gutter-within) lg:py-9"
      >
        {takesTexts && (
          <a
            href={`sms:${phone}`}
            className="absolute top-2 right-5 flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 lg:hidden"
          >
            <Icon name="message-circle" className="size-5" />
            {contactCards.textUs}
          </a>
        )}
        <a
          href={`tel:${phone}`}
          className="relative inline-block font-display text-phone leading-none font-extrabold tabular-nums after:drawn-stroke after:inset-[auto_0_-0.1em] after:h-[0.12em] after:stroke-below hover:after:drawn focus-visible:after:drawn lg:text-[clamp(4rem,6.9vw,6.5rem)]"
        >
          {formatPhone(phone)}
        </a>
      </Card>
    </ul>
  )
}

export function ContactCards() {
  const { email, credentials } = business
  const shown = configuredCredentials(credentials)
  return (
    <ul
      style={{ '--columns': columnsFor(3 + shown.length) }}
      className="mx-5 mt-8 border-b border-ground-line sm:flex sm:flex-wrap sm:gap-8 sm:border-0 lg:col-[2/4] lg:row-start-4 lg:mx-0 lg:mt-12 lg:quote-sent:col-[2/3] lg:quote-sent:row-start-3 lg:quote-sent:mr-12"
    >
      <Fact title={contactCards.email}>
        <a
          href={`mailto:${email}`}
          className="wrap-anywhere text-accent-strong underline decoration-2 underline-offset-4 transition-colors duration-150 hover:text-accent hover:decoration-action"
        >
          <EmailAddress />
        </a>
      </Fact>
      <Fact title={contactCards.hours} note={replyTimes}>
        {openingHours}
      </Fact>
      <Fact
        title={contactCards.area}
        note={
          serviceAreaCard.link && (
            <a
              href={`#${homeSections.serviceAreas}`}
              className="inline-block py-1 font-semibold text-accent-strong underline underline-offset-4 transition-colors duration-150 hover:text-accent"
            >
              {serviceAreaCard.link}
            </a>
          )
        }
      >
        {serviceAreaCard.text}
      </Fact>
      {shown.map(({ label, text }) => (
        <Fact key={label} title={label}>
          {text}
        </Fact>
      ))}
    </ul>
  )
}

/** Fills two rows equally if the facts do not fit in one. */
function columnsFor(count: number): number {
  return count > 3 ? Math.ceil(count / 2) : count
}

interface FactProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

function Fact({ title, note, children }: FactProps) {
  return (
    <Card
      title={title}
      className="grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-t border-ground-line py-3 xs:max-sm:grid sm:grow sm:basis-[max(11rem,(100%-2rem*(var(--columns)-1))/var(--columns))] sm:pt-4 sm:pb-0"
    >
      <div>
        <p className="font-display text-xl leading-snug font-bold wrap-anywhere">
          {children}
        </p>
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
      <h2 className="mb-1 font-text text-base leading-normal font-semibold tracking-normal opacity-85">
        {title}
      </h2>
      {children}
    </li>
  )
}
