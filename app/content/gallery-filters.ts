import { filters, hasGallery } from '#firm/generated/gallery-index.ts'

/** Whether there is any pair to show. */
export { hasGallery }

/**
 * The gallery's categories that have pairs. `kind` is a value of the `kind`
 * query parameter, as in `/gallery?kind=decks`. Separate from the pairs because
 * every page's script includes this module.
 */
export const galleryFilters = filters

export const galleryKinds: readonly string[] = filters.map(({ kind }) => kind)
