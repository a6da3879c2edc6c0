import { servicesHeadings } from '~/content/pages/services'
import type { Pressure } from '~/content/services/service'

/**
 * Right below the choice of surfaces, and what a choice scrolls to: how hard the chosen one may be washed, by a needle and
 * in words.
 */
export function PressureGauge({ pressure: { needle, words } }: { pressure: Pressure }) {
  return (
    <div className="on-deep bg-deep text-on-deep">
      <p className="page-width flex items-center gap-5 max-[22rem]:flex-wrap pt-3 pb-6 text-lead leading-snug">
        <span aria-hidden style={{ '--needle': needle }} className="pressure-gauge" />
        <span>{`${servicesHeadings.pressure}: ${words}`}</span>
      </p>
    </div>
  )
}
