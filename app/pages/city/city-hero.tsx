import type { City } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'
import { WaysToAsk } from '~/features/quote/ways-to-ask'

import { CityFacts } from './city-facts'

/** The place, its character in a paragraph, the ways to ask, and the facts. */
export function CityHero({ city }: { city: City }) {
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
          <WaysToAsk className="mt-7" />
          <CityFacts city={city} />
        </div>
      </div>
    </section>
  )
}
