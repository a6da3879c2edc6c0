/** What steers the wall of pictures. */
export const galleryControls = {
  choose: 'Kind of work',
  all: 'All work',
  seam: 'Show every picture',
  sides: { before: 'Dirty', whole: 'Both', after: 'Clean' },
  /** In the overlay, below a pair. */
  quote: 'Quote for this',
} as const
