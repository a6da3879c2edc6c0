import type { QueryClient } from '@tanstack/react-query'

import type { SpelledSlug } from '~/content/cities/city-slug'
import type { ServiceId } from '~/content/services/service'

const load = () => import('./page-content.queries')

let loaded: Awaited<ReturnType<typeof load>> | undefined

/** Node takes its time for every `import()`, also of what has come before. */
async function queries() {
  return (loaded ??= await load())
}

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
