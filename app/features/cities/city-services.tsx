import type { ShownCity } from '~/content/cities/city'
import type { CityPageContent } from '~/content/cities/city-page-content'
import { cityHeadings } from '~/content/city-text'

import { LocalService } from './local-service'

interface CityServicesProps {
  city: ShownCity
  services: CityPageContent['localServices']
}

/** What people here ask for most, and why: the first of them large, out to the edge of the window. */
export function CityServices({ city: { name }, services }: CityServicesProps) {
  return (
    <section aria-labelledby="local-services-title" className="overflow-x-clip bg-concrete">
      <div className="page-width section-space">
        <h2 id="local-services-title" className="max-w-2xl text-title lg:ml-auto lg:w-[calc(50%-2rem)]">
          {cityHeadings.services(name)}
        </h2>
        <ul className="mt-8 grid gap-y-8 lg:grid-cols-2 lg:grid-rows-[repeat(4,auto)_1fr] lg:gap-x-16">
          {services.map((service, index) => (
            <LocalService key={service.id} service={service} first={index === 0} />
          ))}
        </ul>
      </div>
    </section>
  )
}
