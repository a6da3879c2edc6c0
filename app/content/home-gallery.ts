import { defaultBeforeAfter } from './default-before-after.ts'
import type { GalleryCategory } from './gallery-categories.ts'
import {
  type BeforeAfterImage,
  type BeforeAfterPair,
  beforeAfter,
} from './picture.ts'

/** A pair of the gallery, as the content describes it. */
type GalleryPair = BeforeAfterPair & { category: GalleryCategory }

export type GalleryImage = BeforeAfterImage & { category: GalleryCategory }

/** Returns the picture of a gallery pair. */
export function galleryImage({ category, ...pair }: GalleryPair): GalleryImage {
  return { ...beforeAfter(pair), category }
}

/** The home page's four pairs, each from a different category. */
export const homeGallery: readonly [
  house: GalleryImage,
  driveway: GalleryImage,
  pavers: GalleryImage,
  deck: GalleryImage,
] = [
  galleryImage({
    id: 'house-algae-siding',
    category: 'House Washing',
    compared: true,
    job: { surface: 'Lap siding', soil: 'green algae', work: 'soft wash' },
    alt: 'Before: white lap siding green with algae from the ground up, streaks below the windows. After: the siding white down to the foundation, blue shutters above.',
  }),
  { ...defaultBeforeAfter, category: 'Driveway Cleaning' },
  galleryImage({
    id: 'pavers-moss-joints',
    category: 'Paver Cleaning',
    shape: 'square',
    job: {
      surface: 'Herringbone pavers',
      soil: 'gray film and moss',
      work: 'low pressure, joints refilled',
    },
    alt: 'Before: herringbone pavers grayed over, moss in the joints. After: red and tan pavers with clean joints, a wooden bench in front of a tan panel fence.',
  }),
  galleryImage({
    id: 'deck-gray-cedar',
    category: 'Deck Cleaning',
    job: {
      surface: 'Cedar deck',
      soil: 'gray fibers',
      work: 'oxygen cleaner, then brightener',
    },
    alt: 'Before: cedar deck boards weathered gray. After: the same boards warm honey brown along a white railing.',
  }),
]
