import { servicesHeadings } from '~/content/services-page-text'
import type { Pressure } from '~/content/services/service'

export function PressureGauge({ pressure }: { pressure: Pressure }) {
  const { needle, words } = pressure
  return (
    <div className="bg-deep text-on-deep">
      <p className="page-width flex flex-wrap items-end gap-x-10 gap-y-4 py-6 font-display text-remark leading-tight font-semibold sm:flex-nowrap">
        <span
          aria-hidden
          style={{ '--needle': needle }}
          className="relative mb-7 flex aspect-2/1 w-60 flex-none justify-between font-text text-sm font-normal text-on-deep-soft transition-[--needle] duration-600 ease-wash before:absolute before:inset-0 before:gauge-arc after:absolute after:inset-x-[calc(50%-0.2rem)] after:top-[22%] after:bottom-0 after:gauge-needle print:hidden"
        >
          <span className="mt-32">{servicesHeadings.noPressure}</span>
          <span className="mt-32">{servicesHeadings.fullPressure}</span>
        </span>
        <span>
          <span className="block font-text text-lead font-normal text-on-deep-soft">
            {`${servicesHeadings.pressure}: `}
          </span>
          {words}
        </span>
      </p>
    </div>
  )
}
