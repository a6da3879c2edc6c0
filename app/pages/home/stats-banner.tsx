import { useRef } from 'react'

import { type Stat, stats } from '~/content/claims'
import { statsHeading } from '~/content/home-text'
import { QuoteLink } from '~/features/quote/quote-link'
import { buttonStyle } from '~/ui/button-style'

import { countAt } from './count-up'
import { useCountUp } from './use-count-up'

/** Four figures that count up when they come into view, and the way to the form. */
export function StatsBanner() {
  const banner = useRef<HTMLElement>(null)
  const elapsed = useCountUp(banner)
  return (
    <section ref={banner} aria-labelledby="stats-title" className="on-deep swipe-edge bg-deep text-on-deep">
      <div className="page-width py-20">
        <h2 id="stats-title" className="sr-only">
          {statsHeading}
        </h2>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4 lg:items-start">
          {stats.map((stat) => (
            <Figure key={stat.label} stat={stat} elapsed={elapsed} />
          ))}
        </ul>
        <div className="mt-12 lg:mt-4 lg:text-right">
          <QuoteLink className={buttonStyle('action', 'text-lg')}>Book Appointment Now</QuoteLink>
        </div>
      </div>
    </section>
  )
}

function Figure({ stat: { target, suffix, label }, elapsed }: { stat: Stat; elapsed: number }) {
  return (
    <li className="border-l-4 border-water-bright pl-5 lg:nth-1:mt-18 lg:nth-2:mt-12 lg:nth-3:mt-6">
      <span
        // Eyes see it count; a screen reader reads the figure that stays.
        aria-hidden
        className="block font-display text-[clamp(2.75rem,1.5rem+5vw,5rem)] leading-none font-extrabold tracking-tight tabular-nums"
      >
        {countAt(target, elapsed)}
        <span className="text-water-bright">{suffix}</span>
      </span>
      <span className="sr-only">
        {target}
        {suffix}{' '}
      </span>
      <span className="mt-2 block text-lead text-on-deep-soft">{label}</span>
    </li>
  )
}
