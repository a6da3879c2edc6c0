import { QuoteBand } from '~/components/layout/cta-buttons'
import type { ServiceTile } from '~/content/services/service-tiles'

import { About } from './about'
import { ContactBlock } from './contact-block'
import { EpoxyTeaser } from './epoxy-teaser'
import { GalleryPreview } from './gallery-preview'
import { ServiceAreas } from './service-areas'
import { ServicesGrid } from './services-grid'
import { StatsBanner } from './stats-banner'

/** The home page below its reviews. */
export function HomeBelowFold({ services }: { services: readonly ServiceTile[] }) {
  return (
    <>
      <ServicesGrid services={services} />
      <EpoxyTeaser />
      <GalleryPreview />
      <About />
      <StatsBanner />
      <ServiceAreas />
      <ContactBlock />
      <QuoteBand />
    </>
  )
}
