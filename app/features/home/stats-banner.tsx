import { useEffect, useRef } from 'react'

import { useReducedMotion } from '~/browser/reduced-motion'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { homeButtons, statsHeading } from '~/content/home-page-text'
import { type Stat, stats } from '~/content/marketing-claims'

import { countUp } from './count-up'

/**
 * Renders figures that count up when they scroll into view, and a link to the
 * quote form.
 */
export function StatsBanner() {
  const banner = useRef<HTMLElement>(null)
  const reducedMotion = useReducedMotion()

  useEffect(() => {
    if (reducedMotion || !banner.current) return undefined
    return countUp(banner.current)
  }, [reducedMotion])

  return (
    <section
      ref={banner}
      aria-labelledby="stats-title"
      className="on-deep slant-edge relative mt-10 bg-deep text-on-deep lg:mt-14"
    >
      <div className="page-width pt-10 pb-6 lg:pt-12 lg:pb-8">
        <h2 id="stats-title" className="sr-only">
          {statsHeading}
        </h2>
        <ul className="stats">
          {stats.map((stat) => (
            <Figure key={stat.label} stat={stat} />
          ))}
        </ul>
        <div className="mt-8 lg:mt-10">
          <QuoteLink
            className={buttonStyle('action', 'text-lg lg:min-h-14 lg:px-8')}
          >
            {homeButtons.book}
          </QuoteLink>
        </div>
      </div>
    </section>
  )
}

function Figure({ stat }: { stat: Stat }) {
  const { target, suffix, label } = stat
  const final = `${target}${suffix}`
  return (
    <li>
      {/* Hidden because it counts. Screen readers read the final figure below. */}
      <span aria-hidden data-final={final} className="stat-figure">
        <span>
          <span data-counts-to={target}>{target}</span>
          <span className="stat-suffix">{suffix}</span>
        </span>
      </span>
      <span className="sr-only">{`${final} `}</span>
      <span className="stat-label stroke-mark">{label}</span>
    </li>
  )
}
