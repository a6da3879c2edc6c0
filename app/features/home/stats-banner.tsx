import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'

import { useReducedMotion } from '~/browser/reduced-motion'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import {
  homeButtons,
  type Stat,
  stats,
  statsHeading,
} from '~/content/home-page-text'

import { countUp } from './count-up'

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
      className="relative z-1 bg-deep slant-edge text-on-deep"
    >
      <div className="page-width pt-10 pb-6 lg:pt-12 lg:pb-8">
        <h2 id="stats-title" className="sr-only">
          {statsHeading}
        </h2>
        <ul
          className={clsx(
            'flex flex-wrap gap-6',
            stats.length > 2
              ? 'lg:grid lg:auto-cols-[1fr] lg:grid-flow-col'
              : 'lg:gap-x-24',
          )}
        >
          {stats.map((stat) => (
            <Figure key={stat.label} stat={stat} />
          ))}
        </ul>
        <div className="mt-8 lg:mt-10">
          <QuoteLink
            className={buttonStyle({
              tone: 'action',
              className: 'text-lg lg:min-h-14 lg:px-8',
            })}
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
    <li className="max-lg:min-w-min max-lg:grow max-lg:basis-32 sm:max-lg:basis-[calc(50%-1rem)]">
      {/* Hidden because it counts. Screen readers read the final figure below. As wide as that one, so that the others do not shift. */}
      <span
        aria-hidden
        data-final={final}
        className="grid justify-items-start font-display text-count leading-[0.9] font-extrabold whitespace-nowrap tabular-nums before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-final)]"
      >
        <span className="col-start-1 row-start-1">
          <span data-counts-to={target}>{target}</span>
          <span className="text-accent-bright">{suffix}</span>
        </span>
      </span>
      <span className="sr-only">{`${final} `}</span>
      <span className="stroke-mark mt-2 block text-lead text-on-deep-soft max-sm:before:hidden sm:pl-8">
        {label}
      </span>
    </li>
  )
}
