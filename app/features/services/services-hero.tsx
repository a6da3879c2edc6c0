import { useState } from 'react'

import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CtaButtons } from '~/components/layout/cta-buttons'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { noPictureStyle, Picture } from '~/components/ui/picture'
import type { Service } from '~/content/services/service'
import { FeaturedVideoBackground } from '~/features/featured-video/featured-video-background'
import { serviceVideoQuery } from '~/features/featured-video/featured-video.queries'
import { PauseButton } from '~/features/featured-video/pause-button'
import { mainPages } from '~/lib/site-pages'

// Low, so that the switcher is in the first screen of a phone, and the whole
// gauge in that of a desktop.
const lowHero =
  '[--hero-band:2/1] beside:[--hero-bottom:3.5rem] beside:[--hero-height:auto] beside:[--hero-top:2.5rem]'

// Beside the picture, room for the longest words, so that the switcher below
// stays in its place.
const wordsRoom =
  'beside:grid beside:min-h-[calc(2.04*var(--text-hero-line)+15.3rem)] beside:content-center'

// The same for every service, the default one included.
const ancestors = [mainPages.home, mainPages.services]

export function ServicesHero({ service }: { service: Service }) {
  return (
    <div className="bg-deep">
      <PageHero
        heading={service.title}
        picture={<ServicesHeroPicture service={service} />}
        above={<Breadcrumbs ancestors={ancestors} here={service.shortTitle} />}
        className={lowHero}
        wordsClassName={wordsRoom}
      >
        <p className="mt-5 max-w-120 text-lead text-balance text-on-deep-soft low:mt-2">
          {service.introduction}
        </p>
        <CtaButtons className="mt-6 low:mt-3" />
      </PageHero>
    </div>
  )
}

function ServicesHeroPicture({
  service: { heroPicture, image },
}: {
  service: Service
}) {
  const [isPaused, setIsPaused] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  return (
    <div className="relative isolate h-full">
      <FeaturedVideoBackground
        query={serviceVideoQuery}
        isPaused={isPaused}
        onMovingChange={setIsMoving}
        veil="bg-deep/35"
        position="object-center"
        otherwise={
          heroPicture ? (
            <Picture
              key={heroPicture.src}
              {...heroPicture}
              // Pairs are described in the detail below.
              alt={heroPicture.src === image?.src ? image.alt : ''}
              className="max-lg:[--crop-y:14%]"
              fit="cover"
              priority
              sizes={pageHeroSizes}
            />
          ) : (
            <div className="h-full" style={noPictureStyle} />
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
