import type { CityPageContent } from '~/content/cities/city-page-content'
import { cityHeadings } from '~/content/city-text'
import { QuoteSection, type QuoteSectionProps } from '~/features/quote/quote-section'

import { CityHero } from './city-hero'
import { CityPlaces } from './city-places'
import { CityReasons } from './city-reasons'
import { CityServices } from './city-services'
import { LocalConditions } from './local-conditions'
import { NearbyAreas } from './nearby-areas'

interface CityPageProps {
  content: CityPageContent
  quote: QuoteSectionProps
}

/** One served place, in its own words. */
export function CityPage({ content: { city, localServices, nearby }, quote }: CityPageProps) {
  return (
    <>
      <CityHero city={city} />
      <div className="relative page-width grid items-start gap-12 pt-10 pb-16 lg:grid-cols-[1fr_26rem] lg:gap-16 lg:pb-24">
        <QuoteSection
          {...quote}
          title={cityHeadings.quote(city.name)}
          introduction={city.callToAction}
          className="lg:col-start-2 lg:-mt-[30rem]"
        />
        <LocalConditions city={city} />
      </div>
      <CityServices name={city.name} services={localServices} />
      <CityPlaces city={city} />
      <CityReasons city={city} />
      <NearbyAreas areas={nearby} />
    </>
  )
}
