import { clsx } from 'clsx'

import { servicesHeadings } from '~/content/services-page-text'
import type { Pressure, Service, Timing } from '~/content/services/service'
import { timingLabels } from '~/content/ui-labels'

/** How hard the surface is washed, and how long it takes. */
export function ServiceFacts({
  pressure,
  timing,
}: Pick<Service, 'pressure' | 'timing'>) {
  const hasTiming = Object.values(timing).length > 0
  if (!pressure && !hasTiming) return null
  return (
    <div className="bg-deep text-on-deep">
      <div className="page-width flex flex-col gap-x-12 gap-y-6 py-6 xl:flex-row xl:items-start xl:pt-4">
        {pressure && <PressureGauge {...pressure} />}
        {hasTiming && <Times timing={timing} isAlone={!pressure} />}
      </div>
    </div>
  )
}

function PressureGauge({ needle, words }: Pressure) {
  return (
    <p className="flex flex-wrap items-start gap-x-6 gap-y-4 font-display text-remark leading-tight font-semibold sm:flex-nowrap sm:items-end sm:gap-x-8 xl:flex-3">
      <span
        aria-hidden
        style={{ '--needle': needle }}
        className="relative mb-7 flex aspect-2/1 w-32 flex-none justify-between font-text text-sm font-normal text-on-deep-soft transition-[--needle] duration-600 ease-wash before:absolute before:inset-0 before:gauge-arc after:absolute after:inset-x-[calc(50%-0.2rem)] after:top-[22%] after:bottom-0 after:gauge-needle sm:w-60 print:hidden"
      >
        <span className="mt-[calc(50%+0.5rem)]">
          {servicesHeadings.noPressure}
        </span>
        <span className="mt-[calc(50%+0.5rem)]">
          {servicesHeadings.fullPressure}
        </span>
      </span>
      <span className="flex-1 basis-40 text-balance">
        <span className="block font-text text-lead font-normal text-on-deep-soft">
          {`${servicesHeadings.pressure}: `}
        </span>
        {words}
      </span>
    </p>
  )
}

const timeNames = ['duration', 'dry', 'back'] as const

interface TimesProps {
  timing: Timing
  isAlone: boolean
}

function Times({ timing, isAlone }: TimesProps) {
  const times = timeNames.flatMap((name) => {
    const text = timing[name]
    return text === undefined ? [] : [{ label: timingLabels[name], text }]
  })
  return (
    <dl
      className={clsx(
        'grid grid-cols-1 gap-y-3 sm:max-xl:auto-cols-fr sm:max-xl:grid-flow-col sm:max-xl:grid-cols-none sm:max-xl:gap-x-8 xl:flex-2',
        isAlone &&
          'xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none xl:gap-x-12',
      )}
    >
      {times.map(({ label, text }) => (
        <div
          key={label}
          className={clsx(
            'grid grid-cols-[9.75rem_1fr] items-baseline gap-x-4 border-t border-deep-line pt-3 max-[22rem]:block sm:max-xl:block xl:grid-cols-[10rem_1fr]',
            isAlone && 'xl:block',
          )}
        >
          <dt className="text-on-deep-soft">{label}</dt>
          <dd className="font-display text-xl leading-snug font-semibold text-balance">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
