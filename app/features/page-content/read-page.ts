import type { QueryClient } from '@tanstack/react-query'

import type { SpelledSlug } from '~/content/cities/city-slug'
import type { ServiceId } from '~/content/services/service'

const queries = () => import('./page-content.queries')

/** What the page of a city shows; null where we do not work. */
export async function readCityPage(queryClient: QueryClient, slug: SpelledSlug) {
  const { cityPageQuery } = await queries()
  return queryClient.ensureQueryData(cityPageQuery(slug))
}

/** What the services page shows of this service. */
export async function readServicePage(queryClient: QueryClient, id: ServiceId) {
  const { servicePageQuery } = await queries()
  return queryClient.ensureQueryData(servicePageQuery(id))
}

/** Every served place. */
export async function readServiceAreas(queryClient: QueryClient) {
  const { serviceAreasQuery } = await queries()
  return queryClient.ensureQueryData(serviceAreasQuery)
}
