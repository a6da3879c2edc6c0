import type { ServiceTile } from '~/content/services/service-tiles'
import type { QuoteSectionProps } from '~/features/quote/quote-section'
import { ReviewsStrip } from '~/features/reviews/reviews-strip'

import { About } from './about'
import { ContactBlock } from './contact-block'
import { EpoxyTeaser } from './epoxy-teaser'
import { GalleryPreview } from './gallery-preview'
import { Hero } from './hero'
import { SearchText } from './search-text'
import { ServiceAreas } from './service-areas'
import { ServicesGrid } from './services-grid'
import { StatsBanner } from './stats-banner'

interface HomePageProps {
  services: readonly ServiceTile[]
  quote: QuoteSectionProps
}

/** The home page, top to bottom. */
export function HomePage({ services, quote }: HomePageProps) {
  return (
    <>
      <Hero quote={quote} />
      <ServicesGrid services={services} />
      <EpoxyTeaser />
      <GalleryPreview />
      <About />
      <StatsBanner />
      {/* Below the first screen: where there are no reviews it goes away, and nothing in view may jump.
          Its ground reaches up behind the slanted edge of the section above. */}
      <ReviewsStrip className="-mt-16 pt-16" />
      <ServiceAreas />
      <SearchText />
      <ContactBlock />
    </>
  )
}
