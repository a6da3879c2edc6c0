import { memo } from 'react'

import type { ServiceTile } from '~/content/services/service-tiles'
import { BelowFold } from '~/ui/below-fold'

import { Hero } from './hero'
import { LazyHomeRest } from './lazy-home-rest'

/** The home page, top to bottom. */
export const HomePage = memo(function HomePage({ services }: { services: readonly ServiceTile[] }) {
  return (
    <>
      <Hero />
      <BelowFold>
        <LazyHomeRest services={services} />
      </BelowFold>
    </>
  )
})
