import { AreaList } from '~/business/area-list'
import type { ServiceArea, ShownCity } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'
import { Repeated } from '~/ui/repeated'

interface NearbyAreasProps {
  city: ShownCity
  areas: readonly ServiceArea[]
}

/** Where to read on when this is the next town over. */
export function NearbyAreas({ city: { slug }, areas }: NearbyAreasProps) {
  return (
    <Repeated as="section" of={`nearby ${slug}`} aria-labelledby="nearby-title" className="bg-concrete">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-6 pt-16 pb-28 lg:grid-cols-[5fr_11fr] lg:pt-20 lg:pb-36">
        <h2 id="nearby-title" className="text-title">
          {cityHeadings.nearby}
        </h2>
        <AreaList areas={areas} columns={2} />
      </div>
    </Repeated>
  )
}
