import type { ShownCity } from '~/content/cities/city'
import { cityFacts, cityHeadings } from '~/content/cities/city-headings'

/** Renders the local causes of grime. */
export function LocalConditions({ city }: { city: ShownCity }) {
  const { name, conditions } = city
  return (
    <section aria-labelledby="conditions-title" className="bg-concrete">
      <div className="page-width grid gap-x-16 gap-y-6 py-12 lg:grid-cols-[1fr_2fr] lg:py-20">
        <h2 id="conditions-title" className="text-title">
          {cityHeadings.conditions(name)}
        </h2>
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
      </div>
    </section>
  )
}

/**
 * Renders a city's neighborhoods, roads (set where it has few neighborhoods),
 * landmarks, property types and ZIP codes.
 */
export function CityPlaces({ city }: { city: ShownCity }) {
  const { name, neighborhoods, roads, landmarks, homeTypes, zipCodes } = city
  const zipLabel = zipCodes.length > 1 ? cityFacts.zipCodes : cityFacts.zipCode
  return (
    <section
      aria-labelledby="places-title"
      className="on-deep slant-edge bg-deep text-on-deep"
    >
      <div className="page-width pt-12 pb-8 lg:pt-20 lg:pb-12">
        <h2 id="places-title" className="text-title">
          {cityHeadings.places(name)}
        </h2>
        <p className="mt-3 text-lead text-on-deep-soft">
          {`${zipLabel} ${zipCodes.join(', ')}`}
        </p>
        <div className="city-places">
          <div className="city-names">
            <Names heading={cityHeadings.neighborhoods} names={neighborhoods} />
            <Names heading={cityHeadings.roads} names={roads} />
          </div>
          <div className="city-names">
            <Names heading={cityHeadings.landmarks} names={landmarks} />
          </div>
          <div className="city-home-types">
            <Names heading={cityHeadings.propertyTypes} names={homeTypes} />
          </div>
        </div>
      </div>
    </section>
  )
}

interface NamesProps {
  heading: string
  names: readonly string[]
}

function Names({ heading, names }: NamesProps) {
  if (names.length === 0) return null
  return (
    <div>
      <h3 className="city-places-heading">{heading}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
