import type { City } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'

/** Neighborhoods, landmarks and the kinds of houses that stand there. */
export function CityPlaces({ city: { name, neighborhoods, landmarks, homeTypes } }: { city: City }) {
  return (
    <section aria-labelledby="places-title" className="on-deep swipe-edge bg-deep text-on-deep">
      <div className="page-width section-space">
        <h2 id="places-title" className="text-title">
          {cityHeadings.places(name)}
        </h2>
        <h3 className="mt-10 text-heading text-water-bright">{cityHeadings.neighborhoods}</h3>
        <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1 font-display text-[clamp(1.35rem,1.1rem+1.2vw,2.1rem)] leading-snug font-bold tracking-tight">
          {neighborhoods.map((neighborhood) => (
            <li key={neighborhood}>{neighborhood}</li>
          ))}
        </ul>
        <div className="mt-14 grid gap-12 lg:grid-cols-[1fr_2fr] lg:gap-20">
          <div>
            <h3 className="text-heading text-water-bright">{cityHeadings.landmarks}</h3>
            <LinedList items={landmarks} />
          </div>
          <div>
            <h3 className="text-heading text-water-bright">{cityHeadings.propertyTypes}</h3>
            <LinedList items={homeTypes} />
          </div>
        </div>
      </div>
    </section>
  )
}

function LinedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3">
      {items.map((item) => (
        <li key={item} className="border-b border-deep-line py-3">
          {item}
        </li>
      ))}
    </ul>
  )
}
