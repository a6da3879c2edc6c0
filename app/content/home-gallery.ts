import { categorized, type GalleryImage } from './gallery-image.ts'
import { revealPair } from './reveal-pair.ts'

/** The four pairs of the home page, each from another category. */
export const homeGallery: readonly [GalleryImage, ...GalleryImage[]] = [
  { ...revealPair, category: 'Driveway Cleaning' },
  categorized(
    'House Washing',
    'house-algae-siding',
    'wide',
    'Before: white lap siding green with algae from the ground up, streaks below the windows. After: the siding white down to the foundation, blue shutters above.',
    { compared: true },
  ),
  categorized(
    'Paver Cleaning',
    'pavers-moss-joints',
    'square',
    'Before: herringbone pavers grayed over, moss in the joints. After: red and tan pavers with clean joints, a wooden bench in front of a tan panel fence.',
  ),
  categorized(
    'Deck Cleaning',
    'deck-gray-cedar',
    'wide',
    'Before: cedar deck boards weathered gray. After: the same boards warm honey brown along a white railing.',
  ),
]
