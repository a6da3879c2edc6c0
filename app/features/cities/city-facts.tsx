import { classNames } from '~/components/ui/class-names'
import type { ShownCity } from '~/content/cities/city'
import { cityFacts } from '~/content/city-text'
import { shortClaims } from '~/content/claims'

/** Response time, rating, ZIP codes and population, as figures. */
export function CityFacts({ city: { population, zipCodes } }: { city: ShownCity }) {
  const facts = [
    { label: cityFacts.responseTime, value: shortClaims.sameDayResponse },
    { label: cityFacts.rating, value: shortClaims.rating },
    {
      label: zipCodes.length > 1 ? cityFacts.zipCodes : cityFacts.zipCode,
      value: zipCodes.join(', '),
      small: zipCodes.length > 1,
    },
    { label: cityFacts.population, value: inThousands(population.count), note: population.source },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-2 gap-y-7 min-[24rem]:gap-x-8 md:flex md:justify-between lg:max-xl:grid lg:max-xl:grid-cols-[auto_auto] lg:max-xl:justify-start lg:max-xl:gap-x-20">
      {facts.map(({ label, value, note, small }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-ink-soft">
            {label}
            {note && <span className="block text-sm">{note}</span>}
          </dt>
          <dd
            className={classNames(
              'flex min-h-12 items-center font-display leading-none font-extrabold even-digits sm:min-h-14',
              small ? 'max-w-32 text-heading leading-none' : 'text-fact',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

// By hand: a formatter of `Intl` costs a phone more than the rest of the page.
function inThousands(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
