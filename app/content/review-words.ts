import type { ServiceId } from './services/service-index.ts'

/** What a review may speak of. */
export type ReviewedService = ServiceId | 'epoxy'

/** Words, in lower case, by which a review names a service. */
export const reviewWords: Record<ReviewedService, readonly string[]> = {
  'concrete-sealing': ['sealed', 'resealed', 'sealing', 'sealer'],
  'full-house': ['house wash', 'house washing', 'siding', 'stucco'],
  driveway: ['driveway', 'driveways'],
  patio: ['patio', 'patios', 'pool deck'],
  commercial: ['storefront', 'parking lot', 'loading dock'],
  'deck-fence': ['deck', 'decks', 'fence', 'fences'],
  roof: ['roof', 'roofs'],
  gutter: ['gutter', 'gutters', 'downspouts'],
  epoxy: ['epoxy'],
}
