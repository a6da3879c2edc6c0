import { useState } from 'react'

import { useReducedMotion } from '~/browser/reduced-motion'
import { Credentials } from '~/components/layout/credentials'
import { CtaButtons } from '~/components/layout/cta-buttons'
import { pageTitleId, SlantStroke } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { business } from '~/content/business'
import { homeHero } from '~/content/home-hero'
import { hero, homeButtons } from '~/content/home-page-text'
import { FeaturedVideoBackground } from '~/features/featured-video/featured-video-background'
import { homeVideoQuery } from '~/features/featured-video/featured-video.queries'
import { PauseButton } from '~/features/featured-video/pause-button'
import { QuoteSection } from '~/features/quote/quote-section'
import { RatingLink } from '~/features/reviews/rating-link'

import { LazyHomeBelowFold } from './lazy-sections'
import { RedrawnUnderline } from './redrawn-underline'

export function Hero() {
  return (
    <>
      <HeroWords />
      <div
        // Without its script, a section that comes into view would reload the
        // page, which offline loses what was typed.
        onFocus={() => void LazyHomeBelowFold.preload?.()}
        className="relative page-width pb-2 lg:pb-4"
      >
        <QuoteSection className="-mt-22 lg:-mt-20 low:mt-6" />
        <ul className="mt-8 grid gap-x-4 gap-y-4 font-display text-lg leading-tight font-bold empty:hidden max-[24rem]:text-base xs:grid-cols-2 sm:gap-x-10 sm:text-xl lg:mt-9 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {hero.assurances.map((assurance) => (
            <li key={assurance} className="stroke-mark pl-8">
              {assurance}
            </li>
          ))}
        </ul>
        <Credentials className="mt-8" />
      </div>
    </>
  )
}

function HeroWords() {
  const [isPaused, setIsPaused] = useState(false)
  const reducedMotion = useReducedMotion()
  // The underline is redrawn for as long as the page is open.
  const hasMotion = business.film && !reducedMotion
  return (
    <section
      aria-labelledby={pageTitleId}
      className="relative isolate flex min-h-[clamp(500px,60vh,700px)] flex-col bg-deep hero-ground slant-edge text-on-deep low:min-h-[calc(100svh-var(--header-height))]"
    >
      {business.film ? (
        <FeaturedVideoBackground
          query={homeVideoQuery}
          isPaused={isPaused}
          veil="hero-veil"
          position="object-bottom sm:object-[100%_55%]"
        />
      ) : (
        <Still />
      )}
      {hasMotion && (
        <PauseButton
          isPaused={isPaused}
          onToggle={() => setIsPaused(!isPaused)}
          className="absolute right-gutter-within bottom-25 low:top-5 low:bottom-auto"
        />
      )}
      {/* On wide windows, leaves 1rem above the form, which overlaps the hero by 5rem. */}
      <div className="page-width pt-6 pb-16 xs:pb-22 sm:pt-8 sm:pb-26 lg:pt-[clamp(2rem,28vh-12rem,7rem)] lg:pb-[calc(6rem-var(--slant))] low:pt-3 low:pb-4">
        <div className="lg:max-w-[72%]">
          <h1
            id={pageTitleId}
            className="text-[min(12.6vw,4.25rem)] leading-[0.98] lg:text-[clamp(3.75rem,min(6.65vw,12.5vh-1.5rem),5rem)] low:text-[min(6.6vw,3.5rem)]"
          >
            {hero.headline.before}
            <RedrawnUnderline isMoving={hasMotion && !isPaused}>
              {hero.headline.highlight}
            </RedrawnUnderline>
            {hero.headline.after}
          </h1>
          <RatingLink className="mt-4 sm:mt-5 low:mt-2" />
          <p className="mt-2 max-w-136 text-lead leading-normal text-balance text-on-deep-soft max-sm:hidden low:mt-1">
            {hero.subline}
          </p>
          <CtaButtons
            quote={homeButtons.quote}
            className="mt-5 sm:mt-6 low:mt-3"
          />
        </div>
      </div>
      <SlantStroke />
    </section>
  )
}

function Still() {
  const [, clean] = homeHero.colors
  return (
    <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
      <Picture
        {...homeHero}
        part="after"
        colors={[clean, clean]}
        alt=""
        fit="cover"
        priority
        sizes="100vw"
      />
      <div className="absolute inset-0 hero-veil" />
    </div>
  )
}
