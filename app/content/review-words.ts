import { type ServiceId, serviceIds } from './services/service-index.ts'
import { specialties } from './specialties/specialties.ts'
import type { SpecialtySlug } from './specialties/specialty-index.ts'

/** What a review may speak of. */
export type ReviewedService = ServiceId | SpecialtySlug

const serviceWords: Record<ServiceId, readonly string[]> = {
  'concrete-sealing': ['sealed', 'resealed', 'sealing', 'sealer'],
  'full-house': ['house wash', 'house washing', 'siding', 'stucco'],
  driveway: ['driveway', 'driveways'],
  patio: ['patio', 'patios', 'pool deck'],
  commercial: ['storefront', 'parking lot', 'loading dock'],
  'deck-fence': ['deck', 'decks', 'fence', 'fences'],
  roof: ['roof', 'roofs'],
  gutter: ['gutter', 'gutters', 'downspouts'],
}

/** Words, in lower case, by which a review names a service. */
export const reviewWords: readonly {
  service: ReviewedService
  words: readonly string[]
}[] = [
  ...serviceIds.map((id) => ({ service: id, words: serviceWords[id] })),
  ...specialties.map(({ slug, words }) => ({ service: slug, words })),
]
