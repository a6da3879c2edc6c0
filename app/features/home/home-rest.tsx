import { QuoteBand } from '~/components/layout/cta-buttons'
import type { ServiceTile } from '~/content/services/service-tiles'
import { ReviewsMarquee } from '~/features/reviews/reviews-marquee'

import { About } from './about'
import { ContactBlock } from './contact-block'
import { EpoxyTeaser } from './epoxy-teaser'
import { GalleryPreview } from './gallery-preview'
import { SearchText } from './search-text'
import { ServiceAreas } from './service-areas'
import { ServicesGrid } from './services-grid'
import { StatsBanner } from './stats-banner'

/** The home page below its first screen. */
export function HomeRest({ services }: { services: readonly ServiceTile[] }) {
  return (
    <>
      <ServicesGrid services={services} />
      <EpoxyTeaser />
      <GalleryPreview />
      <About />
      <StatsBanner />
      {/* Below the first screen: where there are no reviews it goes away, and nothing in view may jump.
          Its ground reaches up behind the slanted edge of the section above. */}
      <ReviewsMarquee className="-mt-16 pt-16" />
      <ServiceAreas />
      <SearchText />
      <ContactBlock />
      <QuoteBand />
    </>
  )
}
