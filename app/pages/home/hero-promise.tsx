import { WaysToAsk } from '~/business/ways-to-ask'
import { hero } from '~/content/home-hero'
import { pageTitleId } from '~/ui/page-title-id'

import { HeroProof } from './hero-proof'
import { TopRated } from './top-rated'

/** The headline and the two ways to ask. `replaying`: whether the underline is drawn anew every ten seconds. */
export function HeroPromise({ replaying }: { replaying: boolean }) {
  return (
    <div className="page-width pt-4 pb-16 min-[22rem]:pb-22 sm:pt-6 sm:pb-44 low:pt-2 low:pb-16 lg:pt-[clamp(2rem,28vh-13.25rem,6rem)] lg:pb-20">
      <div className="lg:max-w-[72%]">
        <HeroProof />
        <h1 id={pageTitleId} className="mt-2 text-hero-home leading-[0.98] sm:mt-3 low:mt-1">
          {hero.headline.before}
          <TopRated replaying={replaying} />
          {hero.headline.after}
        </h1>
        <p className="mt-3 max-w-136 text-balance text-lead leading-snug text-on-deep-soft sm:mt-4 sm:leading-normal low:mt-2">
          {hero.subline}
        </p>
        <WaysToAsk className="mt-5 sm:mt-6 low:mt-3" />
      </div>
    </div>
  )
}
