/** What steers the overlay besides the comparison. */
export const galleryControls = {
  /** Below a pair. */
  quote: 'Quote for this',
} as const
