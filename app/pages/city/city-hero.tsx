import { ArrowDown, Phone } from 'lucide-react'

import type { City } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'
import { formatPhone } from '~/content/phone'
import { useSite } from '~/content/use-site'
import { QuoteLink } from '~/features/quote/quote-link'
import { buttonStyle } from '~/ui/button-style'

import { CityFacts } from './city-facts'

/** The place, its character in a paragraph, the ways to ask, and the facts. */
export function CityHero({ city }: { city: City }) {
  const { phone } = useSite()
  const [intro] = city.intro
  return (
    <section aria-labelledby="city-title" className="on-deep swipe-edge hero-ground bg-deep text-on-deep">
      <div className="page-width pt-14 pb-10">
        <div className="lg:max-w-[calc(100%-30rem)]">
          <p className="font-display text-lg font-semibold text-water-bright">{city.county}</p>
          <h1 id="city-title" className="mt-2 text-hero">
            {cityHeadings.page(city.name)}
          </h1>
          <p className="mt-5 max-w-prose text-lead text-on-deep-soft">{intro}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <QuoteLink className={buttonStyle('action', 'text-lg')}>
              Get a FREE Quote
              <ArrowDown aria-hidden className="size-5" />
            </QuoteLink>
            <a href={`tel:${phone}`} className={buttonStyle('on-deep', 'text-lg')}>
              <Phone aria-hidden className="size-5" />
              Call {formatPhone(phone)}
            </a>
          </div>
          <CityFacts city={city} />
        </div>
      </div>
    </section>
  )
}
