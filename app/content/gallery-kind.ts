/**
 * The kinds of work as addresses name them: `/gallery?kind=decks`. Apart from all that is said of them, because the
 * script of every page knows them.
 */
export const galleryKinds = [
  'driveways',
  'patios',
  'pavers',
  'walkways',
  'sidewalks',
  'decks',
  'houses',
  'commercial',
] as const

export type GalleryKind = (typeof galleryKinds)[number]

/** What each kind of work is called. */
export const galleryCategories = [
  'Paver Cleaning',
  'Driveway Cleaning',
  'Patio Cleaning',
  'House Washing',
  'Walkway Cleaning',
  'Deck Cleaning',
  'Commercial Cleaning',
  'Sidewalk Cleaning',
] as const

export type GalleryCategory = (typeof galleryCategories)[number]
