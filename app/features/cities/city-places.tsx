import type { ShownCity } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'

/** Neighborhoods, loud; landmarks and the kinds of houses that stand there, quiet. */
export function CityPlaces({ city }: { city: ShownCity }) {
  const { name, neighborhoods, landmarks, homeTypes } = city
  return (
    <section aria-labelledby="places-title" className="on-deep swipe-edge bg-deep text-on-deep">
      <div className="page-width section-space">
        <h2 id="places-title" className="font-display text-heading text-water-bright">
          {cityHeadings.places(name)}
        </h2>
        <h3 className="sr-only">{cityHeadings.neighborhoods}</h3>
        <ul className="place-names mt-5 flex flex-wrap font-display text-places leading-[1.08] font-bold">
          {neighborhoods.map((neighborhood) => (
            <li key={neighborhood}>{neighborhood}</li>
          ))}
        </ul>
        <div className="mt-14 grid grid-cols-1 gap-10 text-on-deep-soft lg:mt-20 lg:grid-cols-[1fr_2fr] lg:gap-16">
          <div>
            <h3 className="font-text text-base font-semibold text-on-deep">{cityHeadings.landmarks}</h3>
            <ul className="mt-3 grid gap-x-8 gap-y-1 sm:max-lg:grid-cols-2">
              {landmarks.map((landmark) => (
                <li key={landmark}>{landmark}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="font-text text-base font-semibold text-on-deep">{cityHeadings.propertyTypes}</h3>
            <ul className="mt-3 grid gap-x-10 gap-y-4 sm:grid-cols-2">
              {homeTypes.map((homeType) => (
                <li key={homeType}>{homeType}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
