import { useState } from 'react'

import { useReducedMotion } from '~/browser/reduced-motion'
import { Credentials } from '~/components/layout/credentials'
import { CtaButtons } from '~/components/layout/cta-buttons'
import { pageTitleId, SlantStroke } from '~/components/ui/page-hero'
import { hero, homeButtons } from '~/content/home-page-text'
import { FeaturedVideoBackground } from '~/features/featured-video/featured-video-background'
import { homeVideoQuery } from '~/features/featured-video/featured-video.queries'
import { PauseButton } from '~/features/featured-video/pause-button'
import { QuoteSection } from '~/features/quote/quote-section'
import { RatingLink } from '~/features/reviews/rating-link'

import { RedrawnUnderline } from './redrawn-underline'

export function Hero() {
  return (
    <>
      <HeroWords />
      <div className="page-width relative pb-10 lg:pb-14">
        <QuoteSection className="mt-6 lg:-mt-20" />
        <ul className="hero-assurances">
          {hero.assurances.map((assurance) => (
            <li key={assurance} className="stroke-mark">
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
  // The underline is redrawn for as long as the page is open, so its button
  // stays as long, with or without a video.
  const hasMotion = !useReducedMotion()
  return (
    <section
      aria-labelledby={pageTitleId}
      className="on-deep slant-edge hero-ground home-hero"
    >
      <FeaturedVideoBackground query={homeVideoQuery} isPaused={isPaused} />
      {hasMotion && (
        <PauseButton
          isPaused={isPaused}
          onToggle={() => setIsPaused(!isPaused)}
          className="home-hero-pause"
        />
      )}
      <div className="page-width home-hero-words">
        <div className="lg:max-w-[72%]">
          <h1 id={pageTitleId} className="text-hero-home leading-[0.98]">
            {hero.headline.before}
            <RedrawnUnderline isMoving={hasMotion && !isPaused}>
              {hero.headline.highlight}
            </RedrawnUnderline>
            {hero.headline.after}
          </h1>
          <RatingLink className="mt-4 sm:mt-5 low:mt-2" />
          <p className="mt-2 max-w-136 text-balance text-lead leading-normal text-on-deep-soft max-sm:hidden low:mt-1">
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
