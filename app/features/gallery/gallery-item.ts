import type { BeforeAfterImage, GalleryCategory } from '~/content/gallery'

/** A pair as the gallery shows it. Pictures that only a service shows have no category, so no badge. */
export type GalleryItem = BeforeAfterImage & { category?: GalleryCategory }
