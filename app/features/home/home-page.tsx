import { memo } from 'react'

import { LazySection } from '~/components/ui/lazy-section'
import type { ServiceTile } from '~/content/services/service-tiles'
import { ReviewsMarquee } from '~/features/reviews/reviews-marquee'

import { Hero } from './hero'
import { LazyHomeBelowFold } from './lazy-home-below-fold'
import { SeoText } from './seo-text'

/** The home page, in the order of the specification. */
export const HomePage = memo(function HomePage({ services }: { services: readonly ServiceTile[] }) {
  return (
    <>
      <Hero />
      <SeoText />
      {/* By itself: on wide screens its head is in sight, which would load all that follows. */}
      <LazySection>
        <ReviewsMarquee />
      </LazySection>
      <LazySection>
        <LazyHomeBelowFold services={services} />
      </LazySection>
    </>
  )
})
