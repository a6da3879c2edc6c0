import { ctaTexts } from './cta-text.ts'

/** Labels of the overlay's controls, except those of the comparison. */
export const galleryControls = {
  /** Shown below a pair. */
  quote: ctaTexts.quote,
} as const

/** Labels of the controls above the picture wall. */
export const wallTexts = {
  kinds: 'Kinds of work',
  all: 'All',
  seam: 'Every picture',
} as const

/**
 * Views of the picture wall. `both` shows the two halves of every picture with
 * the seam between them.
 */
export const wallSides = [
  { side: 'before', label: 'Before' },
  { side: 'both', label: 'Both' },
  { side: 'after', label: 'After' },
] as const

/** Labels of the full-size comparison and its controls. */
export const comparisonTexts = {
  label: 'Before and after, full size',
  before: 'Before',
  after: 'After',
  instruction: 'Drag the line.',
  seam: 'Show more of the before or after picture',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  /** Separates the number of the picture from the total. */
  of: 'of',
} as const
