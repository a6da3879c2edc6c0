import { homePairs } from '#firm/generated/home-gallery.ts'

import { galleryImage } from './picture.ts'

/** The home page's pairs, up to four. */
export const homeGallery = homePairs.map(galleryImage)
