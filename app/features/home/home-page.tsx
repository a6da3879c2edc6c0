import { memo } from 'react'

import { LazyHydratedSection } from '~/components/ui/lazy-hydrated-section'
import type { ServiceTile } from '~/content/services/service-tiles'

import { Hero } from './hero'
import type { HomeBelowFoldProps } from './home-below-fold'
import { LazyHomeBelowFold, LazyServicesGrid } from './lazy-sections'

interface HomePageProps extends HomeBelowFoldProps {
  services: readonly ServiceTile[]
}

export const HomePage = memo(function HomePage({
  services,
  ...belowFold
}: HomePageProps) {
  return (
    <>
      <Hero />
      {/* Separate because its top is visible on wide screens, which would load everything below it as well. */}
      <LazyHydratedSection>
        <LazyServicesGrid services={services} />
      </LazyHydratedSection>
      <LazyHydratedSection>
        <LazyHomeBelowFold {...belowFold} />
      </LazyHydratedSection>
    </>
  )
})
