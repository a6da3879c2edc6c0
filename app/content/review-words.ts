import type { ServiceId } from './services/service.ts'

/** What a review may speak of. */
export type ReviewedService = ServiceId | 'epoxy'

/** Words, in lower case, by which a review names a service. */
export const reviewWords: readonly {
  service: ReviewedService
  words: readonly string[]
}[] = [
  {
    service: 'concrete-sealing',
    words: ['sealed', 'resealed', 'sealing', 'sealer'],
  },
  {
    service: 'full-house',
    words: ['house wash', 'house washing', 'siding', 'stucco'],
  },
  { service: 'driveway', words: ['driveway', 'driveways'] },
  { service: 'patio', words: ['patio', 'patios', 'pool deck'] },
  {
    service: 'commercial',
    words: ['storefront', 'parking lot', 'loading dock'],
  },
  { service: 'deck-fence', words: ['deck', 'decks', 'fence', 'fences'] },
  { service: 'roof', words: ['roof', 'roofs'] },
  { service: 'gutter', words: ['gutter', 'gutters', 'downspouts'] },
  { service: 'epoxy', words: ['epoxy'] },
]
