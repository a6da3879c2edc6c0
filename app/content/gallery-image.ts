import type { GalleryCategory } from './gallery-kind.ts'
import { beforeAfter, type BeforeAfterImage, type PairShape, type PairUse } from './picture.ts'

export type GalleryImage = BeforeAfterImage & { category: GalleryCategory }

/** A pair and what it shows the cleaning of. */
export function categorized(
  category: GalleryCategory,
  id: string,
  shape: PairShape,
  alt: string,
  use?: PairUse,
): GalleryImage {
  return { ...beforeAfter(id, shape, alt, use), category }
}
