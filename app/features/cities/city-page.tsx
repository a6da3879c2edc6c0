import { QuoteBand } from '~/components/layout/cta-buttons'
import type { CityPageContent } from '~/content/cities/city-page-content'
import { cityHeadings } from '~/content/city-text'
import { FrequentQuestions } from '~/features/faq/frequent-questions'
import { QuoteSection } from '~/features/quote/quote-section'

import { CityFacts } from './city-facts'
import { CityHero } from './city-hero'
import { CityPlaces } from './city-places'
import { CityReasons } from './city-reasons'
import { CityServices } from './city-services'
import { LocalConditions } from './local-conditions'
import { NearbyAreas } from './nearby-areas'

/** One served place, in its own words. The form reaches over the foot of the picture, below what it shows. */
export function CityPage({ content }: { content: CityPageContent }) {
  const { city, picture, localServices, faq, nearby } = content
  return (
    <>
      <CityHero city={city} picture={picture} />
      <div className="relative page-width grid grid-cols-1 gap-x-16 gap-y-12 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:pt-6 lg:pb-24 xl:gap-x-20">
        <CityFacts city={city} />
        <QuoteSection
          title={cityHeadings.quote(city.name)}
          introduction={city.callToAction}
          className="self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-36"
        />
        <LocalConditions city={city} />
      </div>
      <CityServices city={city} services={localServices} />
      <CityPlaces city={city} />
      <CityReasons city={city} />
      <FrequentQuestions faq={faq} firstOpen />
      <NearbyAreas areas={nearby} />
      <QuoteBand />
    </>
  )
}
