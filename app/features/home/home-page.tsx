import { memo } from 'react'

import { LazyHydratedSection } from '~/components/ui/lazy-hydrated-section'
import { ReviewsMarquee } from '~/features/reviews/reviews-marquee'

import { Hero } from './hero'
import type { HomeBelowFoldProps } from './home-below-fold'
import { LazyHomeBelowFold } from './lazy-home-below-fold'

export const HomePage = memo(function HomePage(belowFold: HomeBelowFoldProps) {
  return (
    <>
      <Hero />
      {/* Separate because its top is visible on wide screens, which would load everything below it as well. */}
      <LazyHydratedSection>
        <ReviewsMarquee />
      </LazyHydratedSection>
      <LazyHydratedSection>
        <LazyHomeBelowFold {...belowFold} />
      </LazyHydratedSection>
    </>
  )
})
