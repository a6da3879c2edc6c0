import { useRef } from 'react'

import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { type Stat, stats } from '~/content/claims'
import { homeButtons, statsHeading } from '~/content/home'

import { useCountUp } from './counter'

/** Four figures that count up when they come into view, and the way to the form. */
export function StatsBanner() {
  const banner = useRef<HTMLElement>(null)
  useCountUp(banner)
  return (
    <section
      ref={banner}
      aria-labelledby="stats-title"
      className="on-deep swipe-edge relative mt-16 bg-deep text-on-deep lg:mt-24"
    >
      <div className="page-width py-16 lg:py-24">
        <h2 id="stats-title" className="sr-only">
          {statsHeading}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-10 max-lg:*:min-w-min max-lg:*:grow max-lg:*:basis-32 sm:max-lg:*:basis-[calc(50%-1rem)] lg:flex-nowrap lg:items-start lg:justify-between">
          {stats.map((stat) => (
            <Figure key={stat.label} stat={stat} />
          ))}
        </ul>
        <div className="mt-12 lg:mt-2 lg:text-right">
          <QuoteLink className={buttonStyle('action', 'text-lg lg:min-h-14 lg:px-8')}>
            {homeButtons.book}
          </QuoteLink>
        </div>
      </div>
    </section>
  )
}

function Figure({ stat: { target, suffix, label } }: { stat: Stat }) {
  return (
    // One stair: each figure stands higher than the one before, along the lean of the edge below them.
    <li className="lg:nth-1:mt-18 lg:nth-2:mt-12 lg:nth-3:mt-6">
      <span
        // Eyes see it count; a screen reader reads the figure that stays.
        aria-hidden
        className="block font-display text-count leading-[0.9] font-extrabold whitespace-nowrap even-digits"
      >
        {/* As wide as at the end, or all four would move while they count. */}
        <span
          data-counts-to={target}
          className="inline-block text-right"
          style={{ minWidth: `${String(target).length}ch` }}
        >
          {target}
        </span>
        <span className="text-water-bright">{suffix}</span>
      </span>
      <span className="sr-only">{`${target}${suffix} `}</span>
      <span className="stroke-mark mt-3 block pl-8 text-lead text-on-deep-soft">{label}</span>
    </li>
  )
}
