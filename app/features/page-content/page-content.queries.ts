import { queryOptions } from '@tanstack/react-query'

import type { SpelledSlug } from '~/content/cities/city-slug'
import type { ServiceId } from '~/content/services/service'
import type { ServicePageContent } from '~/content/services/service-page-content'
import { ownAnswer } from '~/ui/own-answer'

import { fetchCityPage, fetchServiceAreas, fetchServicePages } from './page-content.functions'

// To be imported on demand, as the loaders do: what calls the server is no small part of all script.

// Texts are of the build: as long as a page is open, they stay what they are.
const kept = { staleTime: Infinity, gcTime: Infinity }

/** What the page of a city shows; null where we do not work. */
export function cityPageQuery(slug: SpelledSlug) {
  return queryOptions({
    queryKey: ['city-page', slug],
    queryFn: () => fetchCityPage({ data: slug }).then(ownAnswer),
    ...kept,
  })
}

/** What the services page shows of a service. Where services are few, all of them are known after the first call. */
export function servicePageQuery(id: ServiceId) {
  return queryOptions({
    queryKey: servicePageKey(id),
    queryFn: async ({ client }): Promise<ServicePageContent> => {
      // A page that the server renders shows one of them.
      const others = !import.meta.env.SSR
      const answer = ownAnswer(await fetchServicePages({ data: { id, others } }))
      for (const other of answer.others) client.setQueryData(servicePageKey(other.service.id), other)
      return answer.chosen
    },
    ...kept,
  })
}

function servicePageKey(id: ServiceId) {
  return ['service-page', id]
}

/** Every served place. Only to be asked for where they are too many for a page to bring them along. */
export const serviceAreasQuery = queryOptions({
  queryKey: ['service-areas'],
  queryFn: () => fetchServiceAreas().then(ownAnswer),
  ...kept,
})
