import type { GalleryCategory, GalleryKind } from './gallery-kind.ts'

/** What steers the overlay besides the comparison. */
export const galleryControls = {
  /** Below a pair. */
  quote: 'Get a quote for this',
} as const

/** Each kind with its category, and with a name that fits a chip. */
export const galleryChips: Record<GalleryKind, { label: string; category: GalleryCategory }> = {
  driveways: { label: 'Driveways', category: 'Driveway Cleaning' },
  patios: { label: 'Patios', category: 'Patio Cleaning' },
  pavers: { label: 'Pavers', category: 'Paver Cleaning' },
  walkways: { label: 'Walkways', category: 'Walkway Cleaning' },
  sidewalks: { label: 'Sidewalks', category: 'Sidewalk Cleaning' },
  decks: { label: 'Decks', category: 'Deck Cleaning' },
  houses: { label: 'Houses', category: 'House Washing' },
  commercial: { label: 'Commercial', category: 'Commercial Cleaning' },
}

/** What is chosen above the wall of pictures. */
export const wallTexts = {
  kinds: 'Kinds of work',
  all: 'All',
  seam: 'Every picture',
} as const

/** What the whole wall can show, the seam of every picture between the two. */
export const wallSides = [
  { side: 'before', label: 'Before' },
  { side: 'both', label: 'Both' },
  { side: 'after', label: 'After' },
] as const

/** The words of a pair in large: its two halves, and its controls. */
export const comparisonTexts = {
  label: 'Before and after, full size',
  before: 'Before',
  after: 'After',
  seam: 'Show more of the before or after picture',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  /** Between the number of a picture and how many there are. */
  of: 'of',
} as const
