import type { ServiceTile } from '~/content/services/service-tiles'

import { Hero } from './hero'
import { lateHomeRest } from './late-home-rest'

/** The home page, top to bottom. */
export function HomePage({ services }: { services: readonly ServiceTile[] }) {
  return (
    <>
      <Hero />
      <lateHomeRest.Component services={services} />
    </>
  )
}
