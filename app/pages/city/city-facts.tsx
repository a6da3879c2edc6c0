import type { City } from '~/content/cities/city'
import { cityFacts } from '~/content/city-text'
import { claims } from '~/content/claims'

/** Population, response time, rating and ZIP codes. */
export function CityFacts({ city: { population, zipCodes } }: { city: City }) {
  const facts = [
    { label: cityFacts.population, value: population.count.toLocaleString('en-US'), note: population.source },
    { label: cityFacts.responseTime, value: claims.sameDayResponse.short },
    { label: cityFacts.rating, value: claims.rating.short },
    { label: cityFacts.zipCodes, value: zipCodes.join(', ') },
  ]
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-6 border-t border-deep-line pt-6 md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-on-deep-soft">{label}</dt>
          <dd className="mt-0.5 font-display text-heading leading-snug font-bold tabular-nums">
            {value}
            {note && <span className="block font-text text-sm font-normal text-on-deep-soft">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
