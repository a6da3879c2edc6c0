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
      {/* By itself: on wide screens its head is in sight, which would load all that follows. */}
      <BelowFold>
        <ServicesGrid services={services} />
      </BelowFold>
      <BelowFold>
        <LazyHomeRest />
      </BelowFold>
    </>
  )
})
