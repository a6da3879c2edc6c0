import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'

import { type CitySlug, isCitySlug, type ServiceArea, serviceAreas } from '~/content/cities/city'
import type { CityPageContent } from '~/content/cities/city-page-content'
import type { SpelledSlug } from '~/content/cities/city-slug'
import { areMoreServed, listedAreas } from '~/content/cities/listed-areas'
import { areasFile, cityFile, serviceFile } from '~/content/page-file-names'
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

/** Every served place. Only to be asked for where they are too many for a page to bring them along. */
export const readServiceAreas = createIsomorphicFn()
  .server((): readonly ServiceArea[] => serviceAreas)
  .client(() => importPageFile<readonly ServiceArea[]>(areasFile))

/** The place an address names; nothing where we do not work. The browser asks only where the page cannot know. */
export const findCity = createIsomorphicFn()
  .server((slug: SpelledSlug): CitySlug | undefined => (isCitySlug(slug) ? slug : undefined))
  .client(async (slug: SpelledSlug) => {
    const isHere = (area: ServiceArea) => area.slug === slug
    const here =
      listedAreas.find(isHere) ?? (areMoreServed ? (await readServiceAreas()).find(isHere) : undefined)
    return here?.slug
  })

const readCityPage = createIsomorphicFn()
  .server(keptCityPage)
  .client((slug: CitySlug) => importPageFile<CityPageContent>(cityFile(slug)))

const readServicePage = createIsomorphicFn()
  .server(servicePageContent)
  .client(async (id: ServiceId) => {
    const services = await importPageFile<Record<ServiceId, ServicePageContent>>(serviceFile(id))
    return services[id]
  })
