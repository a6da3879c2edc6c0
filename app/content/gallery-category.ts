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
