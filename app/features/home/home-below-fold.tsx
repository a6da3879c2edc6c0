import type { ServiceTile } from '~/content/services/service-tiles'

import { About } from './about'
import { ContactBlock } from './contact-block'
import { EpoxyTeaser } from './epoxy-teaser'
import { GalleryPreview } from './gallery-preview'
import { SearchText } from './search-text'
import { ServiceAreas } from './service-areas'
import { ServicesGrid } from './services-grid'
import { StatsBanner } from './stats-banner'

interface HomeBelowFoldProps {
  services: readonly ServiceTile[]
}

export function HomeBelowFold({ services }: HomeBelowFoldProps) {
  return (
    <>
      <ServicesGrid services={services} />
      <EpoxyTeaser />
      <GalleryPreview />
      <About />
      <SearchText />
      <StatsBanner />
      <ServiceAreas />
      <ContactBlock />
    </>
  )
}
