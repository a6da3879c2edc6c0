import { Phone } from 'lucide-react'

import type { City } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'
import { claims } from '~/content/claims'
import { formatPhone } from '~/content/phone'
import { useSite } from '~/content/use-site'
import { buttonStyle } from '~/ui/button-style'

/** Reasons to choose us here, and the phone. */
export function CityReasons({ city: { reasons } }: { city: City }) {
  const { name, phone } = useSite()
  return (
    <section
      aria-labelledby="reasons-title"
      className="page-width section-space grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-20"
    >
      <div>
        <h2 id="reasons-title" className="text-title">
          {cityHeadings.reasons(name)}
        </h2>
        <p className="mt-5 text-lead text-ink-soft">{claims.licensedBondedInsured.text}.</p>
        <a href={`tel:${phone}`} className={buttonStyle('quiet', 'mt-7 text-lg')}>
          <Phone aria-hidden className="size-5" />
          Call {formatPhone(phone)}
        </a>
      </div>
      <ul className="grid content-start gap-7">
        {reasons.map((reason) => (
          <li
            key={reason}
            className="relative pl-10 font-display text-heading leading-snug font-semibold before:absolute before:top-[0.45em] before:left-0 before:h-2.5 before:w-6 before:bg-poppy before:[clip-path:polygon(25%_0,100%_0,75%_100%,0_100%)]"
          >
            {reason}
          </li>
        ))}
      </ul>
    </section>
  )
}
