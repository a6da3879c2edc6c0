import { stats } from '~/content/home-page-text'
import type { ServiceTile } from '~/content/services/service-tiles'
import type { SpecialtyTeaser } from '~/content/specialties/specialty-teasers'

import { About } from './about'
import { ContactBlock } from './contact-block'
import { GalleryPreview } from './gallery-preview'
import { SearchText } from './search-text'
import { ServiceAreas } from './service-areas'
import { ServicesGrid } from './services-grid'
import { SpecialtyTeasers } from './specialty-teasers'
import { StatsBanner } from './stats-banner'

export interface HomeBelowFoldProps {
  services: readonly ServiceTile[]
  specialties: readonly SpecialtyTeaser[]
}

export function HomeBelowFold({ services, specialties }: HomeBelowFoldProps) {
  return (
    <>
      <ServicesGrid services={services} />
      <SpecialtyTeasers teasers={specialties} />
      <GalleryPreview />
      <About />
      <SearchText />
      {stats.length > 0 && <StatsBanner />}
      <ServiceAreas />
      <ContactBlock />
    </>
  )
}
