import { serviceFile } from './services/service-files.ts'
import { type ServiceId, serviceIds } from './services/service-index.ts'
import { specialties } from './specialties/specialties.ts'
import type { SpecialtySlug } from './specialties/specialty-index.ts'

/** What a review may speak of. */
export type ReviewedService = ServiceId | SpecialtySlug

/** Words, in lower case, by which a review names a service. */
export const reviewWords: readonly {
  service: ReviewedService
  words: readonly string[]
}[] = [
  ...serviceIds.map((id) => ({ service: id, words: wordsOf(id) })),
  ...specialties.map(({ slug, words }) => ({ service: slug, words })),
]

function wordsOf(id: ServiceId): string[] {
  const { title, shortTitle = title, reviewWords: words } = serviceFile(id)
  return (words ?? [title, shortTitle]).map((word) => word.toLowerCase())
}
