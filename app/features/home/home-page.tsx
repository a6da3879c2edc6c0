import { memo } from 'react'

import { BelowFold } from '~/components/ui/below-fold'
import type { ServiceTile } from '~/content/services/service-tiles'

import { Hero } from './hero'
import { LazyHomeRest } from './lazy-home-rest'
import { ServicesGrid } from './services-grid'

/** The home page, top to bottom. */
export const HomePage = memo(function HomePage({ services }: { services: readonly ServiceTile[] }) {
  return (
    <>
      <Hero />
      {/* Its head is in sight on most screens, where it would fetch all that follows at once. */}
      <ServicesGrid services={services} />
      <BelowFold>
        <LazyHomeRest />
      </BelowFold>
    </>
  )
})
