import type { ShownCity } from '~/content/cities/city'
import { cityFacts, cityHeadings } from '~/content/cities/city-headings'

/** Renders the local causes of grime and two facts about the city. */
export function LocalConditions({ city }: { city: ShownCity }) {
  const { name, conditions, population, zipCodes } = city
  const residents = withThousandsSeparators(population.count)
  const populationText = `${cityFacts.population}: ${residents} (${population.source})`
  const zipLabel = zipCodes.length > 1 ? cityFacts.zipCodes : cityFacts.zipCode
  const zipText = `${zipLabel}: ${zipCodes.join(', ')}`
  return (
    <section aria-labelledby="conditions-title" className="bg-concrete">
      <div className="page-width grid gap-x-16 gap-y-6 py-12 lg:grid-cols-[5fr_7fr] lg:py-20">
        <h2 id="conditions-title" className="text-title">
          {cityHeadings.conditions(name)}
        </h2>
        <div>
          <ul className="grid gap-5">
            {conditions.map((condition) => (
              <li
                key={condition}
                className="stroke-mark pl-8 text-lg leading-snug font-semibold [--stroke-color:var(--color-water)]"
              >
                {condition}
              </li>
            ))}
          </ul>
          <p className="mt-6 pl-8 text-sm text-ink-soft">
            {`${populationText}. ${zipText}.`}
          </p>
        </div>
      </div>
    </section>
  )
}

// Not `Intl.NumberFormat`, which takes a phone longer than the rest of the
// page.
function withThousandsSeparators(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * Renders a city's neighborhoods, roads (set where it has few neighborhoods),
 * landmarks and property types.
 */
export function CityPlaces({ city }: { city: ShownCity }) {
  const { name, neighborhoods, roads, landmarks, homeTypes } = city
  return (
    <section
      aria-labelledby="places-title"
      className="on-deep slant-edge bg-deep text-on-deep"
    >
      <div className="page-width pt-12 pb-6 lg:pt-20 lg:pb-10">
        <h2 id="places-title" className="text-title">
          {neighborhoods.length > 0
            ? cityHeadings.neighborhoods(name)
            : cityHeadings.places(name)}
        </h2>
        <div className="mt-6 grid gap-x-12 gap-y-8 text-on-deep-soft lg:mt-10 lg:grid-cols-[5fr_4fr_7fr]">
          <div className="grid content-start gap-8">
            <Names
              heading={roads.length > 0 && cityHeadings.neighborhoodList}
              names={neighborhoods}
            />
            <Names heading={cityHeadings.roads} names={roads} />
          </div>
          <Names
            heading={cityHeadings.landmarks}
            names={landmarks}
            columns="sm:max-lg:grid-cols-2"
          />
          <Names
            heading={cityHeadings.propertyTypes}
            names={homeTypes}
            columns="gap-y-4"
          />
        </div>
      </div>
    </section>
  )
}

interface NamesProps {
  heading: string | false
  names: readonly string[]
  columns?: string
}

function Names({
  heading,
  names,
  columns = 'grid-cols-[repeat(2,minmax(0,auto))] justify-start text-on-deep',
}: NamesProps) {
  if (names.length === 0) return null
  return (
    <div>
      {heading && (
        <h3 className="mb-3 font-text text-base font-semibold text-on-deep">
          {heading}
        </h3>
      )}
      <ul className={`grid gap-x-8 gap-y-1 ${columns}`}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
