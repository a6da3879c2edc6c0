import { AreaList } from '~/components/layout/area-list'
import type { ServiceArea } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'

/** Where to read on when this is the next town over. */
export function NearbyAreas({ areas }: { areas: readonly ServiceArea[] }) {
  return (
    <section aria-labelledby="nearby-title" className="bg-concrete">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-6 pt-16 pb-28 lg:grid-cols-[5fr_11fr] lg:pt-20 lg:pb-36">
        <h2 id="nearby-title" className="text-title">
          {cityHeadings.nearby}
        </h2>
        <AreaList areas={areas} columns={2} />
      </div>
    </section>
  )
}
