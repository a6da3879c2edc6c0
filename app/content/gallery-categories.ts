/**
 * Values of the `kind` query parameter, as in `/gallery?kind=decks`. Separate
 * from their texts because every page's script includes this module.
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

/** Names of the kinds of work. */
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
