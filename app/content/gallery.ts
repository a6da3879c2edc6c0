import { gallery } from '#firm/gallery.ts'

import { galleryPairs, pairById } from './gallery-pairs.ts'
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

/**
 * Picture at the top of the gallery page. Without a description, because the
 * wall below has the same pair.
 */
export const galleryHero: Picture = { ...chosen(gallery.hero), alt: '' }

/**
 * Beside the texts after the last picture of the gallery page. Shows its dirty
 * half, the kind of surface that their heading asks about.
 */
export const galleryClosing = chosen(gallery.closing)

/** The pair whose clean half is beside the closing words of the reviews. */
export const reviewsClosing = chosen(gallery.reviews)

function chosen(id: string | undefined): BeforeAfterImage {
  return beforeAfter(pairById(id) ?? { id: '', alt: '' })
}
