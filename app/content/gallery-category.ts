import type { CategorySlug } from './category-slugs.ts'

/** What each kind of work is called, by its name in the address of the gallery. */
export const categoryNames = {
  pavers: 'Paver Cleaning',
  driveways: 'Driveway Cleaning',
  patios: 'Patio Cleaning',
  houses: 'House Washing',
  walkways: 'Walkway Cleaning',
  decks: 'Deck Cleaning',
  commercial: 'Commercial Cleaning',
  sidewalks: 'Sidewalk Cleaning',
} as const satisfies Record<CategorySlug, string>

export type GalleryCategory = (typeof categoryNames)[CategorySlug]

export const galleryCategories: readonly GalleryCategory[] = Object.values(categoryNames)
