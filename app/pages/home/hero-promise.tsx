import { hero } from '~/content/home-text'
import { WaysToAsk } from '~/features/quote/ways-to-ask'

import { TopRated } from './top-rated'

/** The headline and the two ways to ask. `replaying`: whether the underline is drawn anew every ten seconds. */
export function HeroPromise({ replaying }: { replaying: boolean }) {
  return (
    <div className="page-width pt-7 pb-16">
      <div className="lg:max-w-[calc(100%-29rem)]">
        <h1
          id="hero-title"
          className="text-hero max-sm:text-[clamp(2rem,9.6vw,2.5rem)] lg:text-[clamp(2.5rem,0.9rem+3.5vw,4.25rem)]"
        >
          {hero.headline.before}
          <TopRated replaying={replaying} />
          {hero.headline.after}
        </h1>
        <p className="mt-5 max-w-2xl text-lead text-on-deep-soft">{hero.subline}</p>
        <WaysToAsk className="mt-6" />
      </div>
    </div>
  )
}
