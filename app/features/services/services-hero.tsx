import { useState } from 'react'

import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { HeroPicture } from '~/components/layout/hero-picture'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { ctaTexts } from '~/content/cta-text'
import type { Service } from '~/content/services/service'
import { FeaturedVideoBackground } from '~/features/featured-video/featured-video-background'
import { serviceVideoQuery } from '~/features/featured-video/featured-video.queries'
import { PauseButton } from '~/features/featured-video/pause-button'
import { ancestorsOf, servicePage } from '~/lib/site-pages'

/**
 * Renders the name of the selected service beside the featured video or, if
 * none is featured, beside a pair of the service's own.
 */
export function ServicesHero({ service }: { service: Service }) {
  const page = servicePage(service)
  return (
    // Continues the dark background below the slanted edge, where the service
    // switcher follows.
    <div className="bg-deep">
      <PageHero
        heading={service.title}
        picture={<ServicesHeroPicture service={service} />}
        above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />}
        className="services-hero"
      >
        <p className="services-hero-introduction">{service.introduction}</p>
        <QuoteLink className={buttonStyle('action', 'mt-6 text-lg low:mt-3')}>
          {ctaTexts.quote}
        </QuoteLink>
      </PageHero>
    </div>
  )
}

function ServicesHeroPicture({ service: { heroPair } }: { service: Service }) {
  const [isPaused, setIsPaused] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  return (
    <div className="relative isolate h-full">
      <FeaturedVideoBackground
        query={serviceVideoQuery}
        isPaused={isPaused}
        onMovingChange={setIsMoving}
        otherwise={
          heroPair && (
            <HeroPicture
              key={heroPair.id}
              // The same pair is described in the detail below.
              image={{ ...heroPair, alt: '' }}
              priority
              sizes={pageHeroSizes}
            />
          )
        }
      />
      {isMoving && (
        <PauseButton
          isPaused={isPaused}
          onToggle={() => setIsPaused(!isPaused)}
          className="absolute top-4 right-gutter-within z-10"
        />
      )}
    </div>
  )
}
