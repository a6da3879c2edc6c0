import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { useReducedMotion } from '~/browser/reduced-motion'
import { Credentials } from '~/components/layout/credentials'
import { CtaButtons } from '~/components/layout/cta-buttons'
import { classNames } from '~/components/ui/class-names'
import { pageTitleId, SlantStroke } from '~/components/ui/page-hero'
import { hero } from '~/content/home-page-text'
import { claims, stats } from '~/content/marketing-claims'
import { FeaturedVideoBackground } from '~/features/featured-video/featured-video-background'
import { homeVideoQuery } from '~/features/featured-video/featured-video.queries'
import { QuoteSection } from '~/features/quote/quote-section'

/**
 * Renders the first screen. The form overlaps only the bottom of the hero, so
 * the clean stone remains visible.
 */
export function Hero() {
  const [customers] = stats
  // One button pauses both the video and the underline.
  const [isPaused, setIsPaused] = useState(false)
  return (
    <>
      <section
        aria-labelledby={pageTitleId}
        className="on-deep slant-edge hero-ground relative isolate flex min-h-[clamp(500px,60vh,700px)] flex-col bg-deep text-on-deep"
      >
        <FeaturedVideoBackground
          query={homeVideoQuery}
          onPausedChange={setIsPaused}
          buttonClassName="absolute right-gutter-within bottom-10 beside:top-5 beside:bottom-auto"
        />
        <div className="page-width pt-4 pb-16 min-[22rem]:pb-22 sm:pt-6 sm:pb-44 low:pt-2 low:pb-16 lg:pt-[clamp(2rem,28vh-13.25rem,6rem)] lg:pb-20">
          <div className="lg:max-w-[72%]">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-on-deep">
              <Link
                to="/reviews"
                className="flex flex-wrap items-center gap-x-3 underline-offset-4 hover:underline"
              >
                <span
                  aria-hidden
                  className="rating-stars shrink-0 [--star-size:1.15rem] [--stars-on:var(--color-poppy)]"
                />
                {claims.rating}
              </Link>
              <span className="text-on-deep-soft max-sm:hidden">
                {customers.target}
                {customers.suffix} {customers.label.toLowerCase()}
              </span>
            </p>
            <h1
              id={pageTitleId}
              className="mt-2 text-hero-home leading-[0.98] sm:mt-3 low:mt-1"
            >
              {hero.headline.before}
              <TopRated isPaused={isPaused} />
              {hero.headline.after}
            </h1>
            <p className="mt-3 max-w-136 text-balance text-lead leading-snug text-on-deep-soft sm:mt-4 sm:leading-normal low:mt-2">
              {hero.subline}
            </p>
            <CtaButtons className="mt-5 sm:mt-6 low:mt-3" />
          </div>
        </div>
        <SlantStroke />
      </section>
      <div className="page-width relative">
        <QuoteSection className="mt-6 lg:-mt-20" />
        <ul className="mt-8 flex flex-wrap gap-x-6 *:min-w-min *:grow *:basis-32 sm:*:basis-[calc(50%-1rem)] lg:grid gap-y-4 lg:mt-9 lg:grid-cols-4 lg:gap-x-10">
          {hero.assurances.map((assurance) => (
            <li
              key={assurance}
              className="stroke-mark pl-8 font-display text-lg leading-tight font-bold sm:text-xl"
            >
              {assurance}
            </li>
          ))}
        </ul>
        <Credentials className="mt-8" />
      </div>
    </>
  )
}

/**
 * Renders the underlined phrase of the headline. The underline is redrawn every
 * ten seconds.
 */
function TopRated({ isPaused }: { isPaused: boolean }) {
  const [drawing, setDrawing] = useState(true)
  const replaying = !useReducedMotion() && !isPaused

  useEffect(() => {
    if (!replaying) return undefined
    // Not an infinite animation, which would keep the browser painting during
    // the nine idle seconds.
    const timer = setInterval(() => setDrawing(true), 10_000)
    return () => clearInterval(timer)
  }, [replaying])

  return (
    <span
      className={classNames(
        'stroke-underline',
        replaying && drawing && 'stroke-replay',
      )}
      onAnimationEnd={() => setDrawing(false)}
    >
      {hero.headline.highlight}
    </span>
  )
}
