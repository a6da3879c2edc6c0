import { defaultBeforeAfter } from './default-before-after.ts'
import {
  galleryCategories,
  type GalleryCategory,
} from './gallery-categories.ts'
import { type BeforeAfterImage, pairs } from './picture.ts'

export type GalleryImage = BeforeAfterImage & { category: GalleryCategory }

/**
 * Returns gallery pairs. Each id must begin with the first word of its
 * category, such as `deck`.
 */
export function galleryImages(
  alts: Readonly<Record<string, string>>,
): GalleryImage[] {
  return pairs(alts).map((pair) => {
    const category = galleryCategories.find((each) =>
      pair.id.startsWith(each.split(' ', 1).join().toLowerCase()),
    )
    if (!category)
      throw new Error(`No category matches the picture id ${pair.id}.`)
    return Object.assign(pair, { category })
  })
}

/** The home page's four pairs, each from a different category. */
export const homeGallery: readonly [GalleryImage, ...GalleryImage[]] = [
  { ...defaultBeforeAfter, category: 'Driveway Cleaning' },
  ...galleryImages({
    'house-algae-siding':
      'Before: white lap siding green with algae from the ground up, streaks below the windows. After: the siding white down to the foundation, blue shutters above.',
    'pavers-moss-joints':
      'Before: herringbone pavers grayed over, moss in the joints. After: red and tan pavers with clean joints, a wooden bench in front of a tan panel fence.',
    'deck-gray-cedar':
      'Before: cedar deck boards weathered gray. After: the same boards warm honey brown along a white railing.',
  }),
]
