import type { ShownCity } from '~/content/cities/city'
import { cityFacts, cityHeadings } from '~/content/cities/city-headings'
import { AreaDrawing } from '~/features/map/area-drawing'
import { hasMap } from '~/features/map/served-region'

export function LocalConditions({ city }: { city: ShownCity }) {
  const { name, conditions } = city
  if (conditions.length === 0) return null
  return (
    <section aria-labelledby="conditions-title" className="bg-ground-shade">
      <div className="page-width grid gap-x-16 gap-y-6 py-12 lg:grid-cols-[1fr_2fr] lg:py-20">
        <h2 id="conditions-title" className="text-title">
          {cityHeadings.conditions(name)}
        </h2>
        <ul className="grid gap-5">
          {conditions.map((condition) => (
            <li
              key={condition}
              className="stroke-mark pl-8 text-lg leading-snug font-semibold [--stroke-color:var(--color-accent)]"
            >
              {condition}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function CityPlaces({ city }: { city: ShownCity }) {
  const { name, neighborhoods, roads, landmarks, homeTypes, zipCodes } = city
  const { coordinates } = city
  const zipLabel = zipCodes.length > 1 ? cityFacts.zipCodes : cityFacts.zipCode
  return (
    <section
      aria-labelledby="places-title"
      className="bg-deep slant-edge text-on-deep"
    >
      <div className="page-width pt-12 pb-8 lg:pt-20 lg:pb-12">
        <div className="lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12">
          <div>
            <h2 id="places-title" className="text-title">
              {cityHeadings.places(name)}
            </h2>
            <p className="mt-3 text-lead text-on-deep-soft">
              {`${zipLabel} ${zipCodes.join(', ')}`}
            </p>
          </div>
          {hasMap && coordinates && (
            <div className="@container-size relative mt-6 h-64 overflow-hidden [--run:3.5rem] sm:h-96 lg:-mt-20 lg:-mb-10 lg:h-112 print:hidden">
              <AreaDrawing here={name} />
            </div>
          )}
        </div>
        <div className="mt-6 grid gap-x-12 gap-y-7 text-on-deep-soft empty:hidden sm:grid-cols-2 lg:mt-10 lg:grid-cols-3 lg:text-lg lg:leading-snug">
          {neighborhoods.length + roads.length > 0 && (
            <div className="grid content-start gap-7">
              <Names
                heading={cityHeadings.neighborhoods}
                names={neighborhoods}
              />
              <Names heading={cityHeadings.roads} names={roads} />
            </div>
          )}
          {landmarks.length > 0 && (
            <div className="grid content-start gap-7">
              <Names heading={cityHeadings.landmarks} names={landmarks} />
            </div>
          )}
          {homeTypes.length > 0 && (
            <div className="sm:max-lg:col-span-2">
              <PlacesHeading>{cityHeadings.propertyTypes}</PlacesHeading>
              <ul className="grid gap-2.5 leading-snug lg:gap-3">
                {homeTypes.map((type) => (
                  <li key={type}>{type}</li>
                ))}
              </ul>
            </div>
          )}
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
      <PlacesHeading>{heading}</PlacesHeading>
      {/* The overflow clips the stroke before the first name of each line. */}
      <ul className="flex flex-wrap gap-x-6 gap-y-1 overflow-x-clip lg:grid lg:gap-y-2.5">
        {names.map((name) => (
          <li
            key={name}
            className="relative before:absolute before:top-[0.5em] before:-left-3.5 before:h-[0.7em] before:w-0.5 before:lean before:bg-accent-bright lg:before:hidden"
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function PlacesHeading({ children }: { children: string }) {
  return (
    <h3 className="mb-2 border-t border-deep-line pt-3 text-heading text-on-deep lg:mb-4 lg:pt-4">
      {children}
    </h3>
  )
}
