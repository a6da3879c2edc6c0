import { useState } from 'react'

import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { pageTitleId, SlantStroke } from '~/components/ui/page-hero'
import { ctaTexts } from '~/content/cta-text'
import type { Service } from '~/content/services/service'
import { FeaturedVideoBackground } from '~/features/featured-video/featured-video-background'
import { serviceVideoQuery } from '~/features/featured-video/featured-video.queries'
import { PauseButton } from '~/features/featured-video/pause-button'
import { ancestorsOf, servicePage } from '~/lib/site-pages'

/** Renders the name of the selected service over the featured video. */
export function ServicesHero({ service }: { service: Service }) {
  const page = servicePage(service)
  return (
    // Continues the dark background below the slanted edge, where the service
    // switcher follows.
    <div className="bg-deep">
      <section
        aria-labelledby={pageTitleId}
        className="on-deep slant-edge services-hero hero-ground"
      >
        <ServiceVideo />
        <div className="page-width services-hero-words">
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />
          <div className="@container words-beside">
            <h1 id={pageTitleId} className="services-hero-title">
              {service.title}
            </h1>
            <div className="services-hero-rest">
              <p className="services-hero-introduction">
                {service.introduction}
              </p>
              <QuoteLink
                className={buttonStyle(
                  'action',
                  'mt-4 text-lg low:mt-2 low:text-base lg:mt-7',
                )}
              >
                {ctaTexts.quote}
              </QuoteLink>
            </div>
          </div>
        </div>
        <SlantStroke />
      </section>
    </div>
  )
}

function ServiceVideo() {
  const [isPaused, setIsPaused] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  return (
    <>
      <FeaturedVideoBackground
        query={serviceVideoQuery}
        isPaused={isPaused}
        onMovingChange={setIsMoving}
      />
      {isMoving && (
        <PauseButton
          isPaused={isPaused}
          onToggle={() => setIsPaused(!isPaused)}
          className="absolute top-4 right-gutter-within z-10"
        />
      )}
    </>
  )
}
