import { beforeAfter, type BeforeAfterImage, type PairShape } from './picture.ts'

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

export type GalleryImage = BeforeAfterImage & { category: GalleryCategory }

/** A pair and what it shows the cleaning of. */
export function categorized(
  category: GalleryCategory,
  id: string,
  shape: PairShape,
  alt: string,
): GalleryImage {
  return { ...beforeAfter(id, shape, alt), category }
}
