import { notFoundPair } from '#firm/generated/gallery-index.ts'

import { beforeAfter } from './picture.ts'

/**
 * The pair of the 404 page. Separate from the gallery because every page's
 * script includes it and should not include the gallery's texts.
 */
export const defaultBeforeAfter = beforeAfter(
  notFoundPair ?? { id: '', alt: '' },
)
