import type { ServiceTile } from '~/content/services/service-tiles'
import { AfterFirstFrame } from '~/ui/after-first-frame'

import { Hero } from './hero'
import { lateHomeRest } from './late-home-rest'

/** The home page, top to bottom. */
export function HomePage({ services }: { services: readonly ServiceTile[] }) {
  return (
    <>
      <Hero />
      <AfterFirstFrame>
        <lateHomeRest.Component services={services} />
      </AfterFirstFrame>
    </>
  )
}
