import type { GalleryCategory } from '~/content/gallery-category'
import type { BeforeAfterImage } from '~/content/picture'

/** A pair as the gallery shows it. Pictures that only a service shows have no category, so no badge. */
export type GalleryItem = BeforeAfterImage & { category?: GalleryCategory }
