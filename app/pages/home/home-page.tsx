import type { ServiceTile } from '~/content/services/service-tiles'
import type { QuoteSectionProps } from '~/features/quote/quote-section'

import { Hero } from './hero'
import { lateHomeRest } from './late-home-rest'

interface HomePageProps {
  services: readonly ServiceTile[]
  quote: QuoteSectionProps
}

/** The home page, top to bottom. */
export function HomePage({ services, quote }: HomePageProps) {
  return (
    <>
      <Hero quote={quote} />
      <lateHomeRest.Component services={services} />
    </>
  )
}
