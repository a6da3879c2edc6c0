import { memo } from 'react'

import { LazyHydratedSection } from '~/components/ui/lazy-hydrated-section'
import type { ServiceTile } from '~/content/services/service-tiles'
import { ReviewsMarquee } from '~/features/reviews/reviews-marquee'

import { Hero } from './hero'
import { LazyHomeBelowFold } from './lazy-home-below-fold'

interface HomePageProps {
  services: readonly ServiceTile[]
}

export const HomePage = memo(function HomePage({ services }: HomePageProps) {
  return (
    <>
      <Hero />
      {/* Separate because its top is visible on wide screens, which would load everything below it as well. */}
      <LazyHydratedSection>
        <ReviewsMarquee />
      </LazyHydratedSection>
      <LazyHydratedSection>
        <LazyHomeBelowFold services={services} />
      </LazyHydratedSection>
    </>
  )
})
