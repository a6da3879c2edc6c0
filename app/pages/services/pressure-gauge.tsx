import { type Pressure, pressureLabel } from '~/content/services/pressure'

/** Below the choice of surfaces: how hard the chosen one may be washed, by a needle and in words. */
export function PressureGauge({ pressure: { needle, words } }: { pressure: Pressure }) {
  return (
    <div className="on-deep bg-deep text-on-deep">
      <p className="page-width flex items-center gap-5 pt-1 pb-5 text-lead leading-snug">
        <svg aria-hidden viewBox="0 0 64 36" className="pressure-gauge">
          <path d="M6 33A26 26 0 0 1 58 33" />
          <path d="M44 10.8A26 26 0 0 1 58 33" className="pressure-gauge-high" />
          <line
            x1="32"
            y1="33"
            x2="32"
            y2="11"
            style={{ transform: `rotate(${Math.round(needle * 160 - 80)}deg)` }}
          />
          <circle cx="32" cy="33" r="3" />
        </svg>
        <span>
          <span className="text-on-deep-soft">{pressureLabel}: </span>
          <span className="font-semibold">{words}</span>
        </span>
      </p>
    </div>
  )
}
