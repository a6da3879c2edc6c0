import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'

import type { CitySlug } from '~/content/cities/city'
import type { CityPageContent } from '~/content/cities/city-page-content'
import { cityFile, serviceFile } from '~/content/page-file-names'
import type { ServiceId } from '~/content/services/service'
import { servicePageContent, type ServicePageContent } from '~/content/services/service-page-content'

import { importPageFile } from './import-page-file'
import { keptCityPage } from './kept-city-page.server'

/** What the page of a city shows. */
export function cityPageQuery(slug: CitySlug) {
  return queryOptions({ queryKey: [cityFile(slug)], queryFn: () => readCityPage(slug) })
}

/** What the services page shows of a service. */
export function servicePageQuery(id: ServiceId) {
  return queryOptions({ queryKey: [id], queryFn: () => readServicePage(id) })
}

const readCityPage = createIsomorphicFn()
  .server(keptCityPage)
  .client((slug: CitySlug) => importPageFile<CityPageContent>(cityFile(slug)))

const readServicePage = createIsomorphicFn()
  .server(servicePageContent)
  .client(async (id: ServiceId) => {
    const services = await importPageFile<Record<ServiceId, ServicePageContent>>(serviceFile(id))
    return services[id]
  })
