import { animateValue, inView } from 'motion'
import { useEffect, useRef } from 'react'

import { useReducedMotion } from '~/browser/reduced-motion'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { homeButtons, statsHeading } from '~/content/home-page-text'
import { type Stat, stats } from '~/content/marketing-claims'

/**
 * Renders figures that count up when they scroll into view, and a link to the
 * quote form.
 */
export function StatsBanner() {
  const banner = useRef<HTMLElement>(null)
  const reducedMotion = useReducedMotion()
  useEffect(
    () =>
      reducedMotion || !banner.current ? undefined : countUp(banner.current),
    [reducedMotion],
  )
  return (
    <section
      ref={banner}
      aria-labelledby="stats-title"
      className="on-deep slant-edge relative mt-8 bg-deep text-on-deep lg:mt-12"
    >
      <div className="page-width pt-10 pb-6 lg:pt-12 lg:pb-8">
        <h2 id="stats-title" className="sr-only">
          {statsHeading}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-6 max-lg:*:min-w-min max-lg:*:grow max-lg:*:basis-32 sm:max-lg:*:basis-[calc(50%-1rem)] lg:flex-nowrap lg:items-start lg:justify-between">
          {stats.map((stat) => (
            <Figure key={stat.label} stat={stat} />
          ))}
        </ul>
        <div className="mt-8 lg:mt-2 lg:text-right">
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

function Figure({ stat: { target, suffix, label } }: { stat: Stat }) {
  return (
    <li className="lg:nth-1:mt-12 lg:nth-2:mt-8 lg:nth-3:mt-4">
      <span
        // Hidden because it counts. Screen readers read the final figure below.
        aria-hidden
        data-final={`${target}${suffix}`}
        // As wide as the final figure, so that the others do not shift while it
        // counts.
        className="grid justify-items-start font-display text-count leading-[0.9] font-extrabold whitespace-nowrap even-digits *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-final)]"
      >
        <span>
          <span data-counts-to={target}>{target}</span>
          <span className="text-water-bright">{suffix}</span>
        </span>
      </span>
      <span className="sr-only">{`${target}${suffix} `}</span>
      <span className="stroke-mark mt-2 block pl-8 text-lead text-on-deep-soft">
        {label}
      </span>
    </li>
  )
}

/**
 * Resets the figures to zero when the banner first enters the viewport and
 * counts them up once 30% of it is visible. Updates the text without React
 * because sixty renders a second would change nothing else.
 * @returns a function that stops counting and sets every figure to its final
 * value.
 */
function countUp(banner: HTMLElement): () => void {
  const show = (share: number) => {
    for (const figure of banner.querySelectorAll<HTMLElement>(
      '[data-counts-to]',
    ))
      figure.textContent = String(
        Math.round(Number(figure.dataset.countsTo) * share),
      )
  }
  let counting: { stop: () => void } | undefined
  const stopWatchingEdge = inView(banner, () => show(0))
  const stopWatchingBanner = inView(
    banner,
    () => {
      counting = animateValue({
        keyframes: [0, 1],
        duration: 2500,
        ease: 'easeOut',
        onUpdate: show,
      })
    },
    { amount: 0.3 },
  )
  return () => {
    stopWatchingEdge()
    stopWatchingBanner()
    counting?.stop()
    show(1)
  }
}
