import { memo } from 'react'

import { Icon } from '~/components/ui/icon'
import { LazyHydratedSection } from '~/components/ui/lazy-hydrated-section'
import { accordion } from '~/content/home-page-text'
import type { ServiceTile } from '~/content/services/service-tiles'
import { ReviewsMarquee } from '~/features/reviews/reviews-marquee'

import { Hero } from './hero'
import { LazyHomeBelowFold } from './lazy-home-below-fold'

/** Renders the home page in the order of the specification. */
export const HomePage = memo(function HomePage({
  services,
}: {
  services: readonly ServiceTile[]
}) {
  return (
    <>
      <Hero />
      <SeoText />
      {/* Separate because its top is visible on wide screens, which would load everything below it as well. */}
      <LazyHydratedSection>
        <ReviewsMarquee />
      </LazyHydratedSection>
      <LazyHydratedSection>
        <LazyHomeBelowFold services={services} />
      </LazyHydratedSection>
    </>
  )
})

function SeoText() {
  return (
    <section
      aria-labelledby="search-text-title"
      className="page-width py-6 lg:py-8"
    >
      <details className="group border-y border-concrete-line">
        {/* Not selectable because text selection slows down every click. */}
        <summary
          style={{ userSelect: 'none' }}
          className="flex cursor-pointer list-none items-center justify-between gap-6 py-4 hover:text-water-strong [&::-webkit-details-marker]:hidden"
        >
          <h2 id="search-text-title" className="text-xl">
            {accordion.heading}
          </h2>
          <Icon
            name="plus"
            className="size-6 shrink-0 text-water transition-transform duration-200 ease-water group-open:rotate-45"
          />
        </summary>
        <div className="gap-x-16 pb-8 lg:columns-2">
          {accordion.paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="mb-5 max-w-prose break-inside-avoid text-ink-soft"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </details>
    </section>
  )
}
