import { memo } from 'react'

import { BelowFold } from '~/components/ui/below-fold'
import type { ServiceTile } from '~/content/services/service-tiles'

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
