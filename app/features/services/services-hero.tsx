import { useState } from 'react'

import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CtaButtons } from '~/components/layout/cta-buttons'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
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
        <CtaButtons className="mt-6 low:mt-3" />
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
            <Picture
              key={heroPair.id}
              {...heroPair}
              // The same pair is described in the detail below.
              alt=""
              className="max-lg:[--crop-y:25%]"
              fit="cover"
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
