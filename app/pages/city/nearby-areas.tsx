import type { ServiceArea } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'
import { AreaList } from '~/features/service-areas/area-list'

/** Where to read on when this is the next town over. */
export function NearbyAreas({ areas }: { areas: readonly ServiceArea[] }) {
  return (
    <section aria-labelledby="nearby-title" className="bg-concrete">
      <div className="page-width py-16 lg:py-20">
        <h2 id="nearby-title" className="text-title">
          {cityHeadings.nearby}
        </h2>
        <AreaList areas={areas} className="mt-6" />
      </div>
    </section>
  )
}
