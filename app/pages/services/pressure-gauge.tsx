import { servicesHeadings } from '~/content/pages/services'
import type { Pressure } from '~/content/services/service'

// A half circle, its last third bright, and the needle on it.
const gauge =
  'relative aspect-2/1 w-20 flex-none ' +
  'before:absolute before:inset-0 before:bg-[conic-gradient(from_-90deg_at_50%_100%,var(--color-deep-line)_117deg,var(--color-water-bright)_0)] before:[mask:radial-gradient(2.5rem_at_50%_100%,#0000_84%,#000_85%_99%,#0000)] ' +
  'after:absolute after:inset-[20%_calc(50%-0.1rem)_0] after:origin-bottom after:bg-poppy after:[rotate:calc((var(--needle)-0.5)*160deg)] after:[transition:rotate_600ms_var(--ease-water)]'

/**
 * Right below the choice of surfaces, and what a choice scrolls to: how hard the chosen one may be washed, by a needle and
 * in words.
 */
export function PressureGauge({ pressure: { needle, words } }: { pressure: Pressure }) {
  return (
    <div className="on-deep bg-deep text-on-deep">
      <p className="page-width flex items-center gap-5 max-[22rem]:flex-wrap pt-3 pb-6 text-lead leading-snug">
        <span aria-hidden style={{ '--needle': needle }} className={gauge} />
        <span>{`${servicesHeadings.pressure}: ${words}`}</span>
      </p>
    </div>
  )
}
