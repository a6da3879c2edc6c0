import { memo } from 'react'

import { LazyHydratedSection } from '~/components/ui/lazy-hydrated-section'
import type { ServiceTile } from '~/content/services/service-tiles'

import { Hero } from './hero'
import type { HomeBelowFoldProps } from './home-below-fold'
import { LazyHomeBelowFold } from './lazy-home-below-fold'
import { ServicesGrid } from './services-grid'

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
        <ServicesGrid services={services} />
      </LazyHydratedSection>
      <LazyHydratedSection>
        <LazyHomeBelowFold {...belowFold} />
      </LazyHydratedSection>
    </>
  )
})
