import { ArrowDown, Phone } from 'lucide-react'

import { hero } from '~/content/home-text'
import { formatPhone } from '~/content/phone'
import { useSite } from '~/content/use-site'
import { QuoteLink } from '~/features/quote/quote-link'
import { buttonStyle } from '~/ui/button-style'

import { TopRated } from './top-rated'

/** The headline and the two ways to ask. `replaying`: whether the underline is drawn anew every ten seconds. */
export function HeroPromise({ replaying }: { replaying: boolean }) {
  const { phone } = useSite()
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
        <div className="mt-6 flex flex-wrap gap-3">
          <QuoteLink className={buttonStyle('action', 'text-lg')}>
            Get a FREE Quote
            <ArrowDown aria-hidden className="size-5" />
          </QuoteLink>
          <a href={`tel:${phone}`} className={buttonStyle('on-deep', 'text-lg')}>
            <Phone aria-hidden className="size-5" />
            Call {formatPhone(phone)}
          </a>
        </div>
      </div>
    </div>
  )
}
