import { memo } from 'react'

import { BelowFold } from '~/components/ui/below-fold'
import type { ServiceTile } from '~/content/services/service-tiles'
import { ReviewsMarquee } from '~/features/reviews/reviews-marquee'

import { Hero } from './hero'
import { LazyHomeRest } from './lazy-home-rest'
import { SearchText } from './search-text'

/** The home page, in the order of the specification. */
export const HomePage = memo(function HomePage({ services }: { services: readonly ServiceTile[] }) {
  return (
    <>
      <Hero />
      <SearchText />
      {/* By itself: on wide screens its head is in sight, which would load all that follows. */}
      <BelowFold>
        <ReviewsMarquee />
      </BelowFold>
      <BelowFold>
        <LazyHomeRest services={services} />
      </BelowFold>
    </>
  )
})
