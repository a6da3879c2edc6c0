import {
  chosenPairs,
  filters,
  galleryPairs,
  servicePairs,
} from '#firm/generated/gallery-pairs.ts'

import {
  type BeforeAfterImage,
  beforeAfter,
  type GalleryImage,
  galleryImage,
  type Picture,
} from './picture.ts'

/** The whole gallery, in order. */
export const fullGallery: readonly GalleryImage[] =
  galleryPairs.map(galleryImage)

/** The gallery's categories that have pairs, in order. */
export const galleryFilters = filters

/** Returns the pairs of a filter, including those of its services. */
export function pairsOf(category: string): readonly GalleryImage[] {
  const ofServices = servicePairs.filter(({ filter }) => filter === category)
  return [
    ...fullGallery.filter((pair) => pair.category === category),
    ...ofServices.map(galleryImage),
  ]
}

/**
 * Picture at the top of the gallery page. Without a description, because the
 * wall below has the same pair.
 */
export const galleryHero: Picture = { ...chosen('hero'), alt: '' }

/**
 * Beside the texts after the last picture of the gallery page. Shows its dirty
 * half, the kind of surface that their heading asks about.
 */
export const galleryClosing = chosen('closing')

/** The pair whose clean half is beside the closing words of the reviews. */
export const reviewsClosing = chosen('reviews')

function chosen(name: keyof typeof chosenPairs): BeforeAfterImage {
  return beforeAfter(chosenPairs[name] ?? { id: '', alt: '' })
}
