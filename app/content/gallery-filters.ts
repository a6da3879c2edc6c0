import { galleryKinds, hasGallery } from '#firm/generated/gallery-index.ts'

/** Whether there is any pair to show. */
export { hasGallery }

/**
 * The values of the `kind` query parameter, as in `/gallery?kind=decks`.
 * Separate from the filters because every page's script includes this module.
 */
export { galleryKinds }
