import { servicesHeadings } from '~/content/services-page-text'
import type { Pressure } from '~/content/services/service'

/**
 * Renders how hard the surface may be washed, as a gauge and in words.
 * Selecting a service scrolls here.
 */
export function PressureGauge({ pressure }: { pressure: Pressure }) {
  const { needle, words } = pressure
  return (
    <div className="on-deep bg-deep text-on-deep">
      <p className="page-width pressure">
        <span
          aria-hidden
          style={{ '--needle': needle }}
          className="pressure-gauge"
        >
          <span>{servicesHeadings.noPressure}</span>
          <span>{servicesHeadings.fullPressure}</span>
        </span>
        <span>
          <span className="pressure-label">{`${servicesHeadings.pressure}: `}</span>
          {words}
        </span>
      </p>
    </div>
  )
}
