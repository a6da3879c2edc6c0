import { stats } from '~/content/home-page-text'
import type { SpecialtyTeaser } from '~/content/specialties/specialty-teasers'
import { ReviewsMarquee } from '~/features/reviews/reviews-marquee'

import { About } from './about'
import { ContactBlock } from './contact-block'
import { GalleryPreview } from './gallery-preview'
import { SearchText } from './search-text'
import { ServiceAreas } from './service-areas'
import { SpecialtyTeasers } from './specialty-teasers'
import { StatsBanner } from './stats-banner'

const hasStats = stats.length > 0

export interface HomeBelowFoldProps {
  specialties: readonly SpecialtyTeaser[]
}

export function HomeBelowFold({ specialties }: HomeBelowFoldProps) {
  return (
    <>
      <GalleryPreview />
      <ReviewsMarquee />
      <About />
      {hasStats && <StatsBanner />}
      <SpecialtyTeasers teasers={specialties} isUnderSlant={hasStats} />
      <SearchText />
      <ServiceAreas />
      <ContactBlock />
    </>
  )
}
