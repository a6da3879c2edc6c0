/** The words of the controls around reviews, and those for who does not see the stars. */
export const reviewLabels = {
  loading: 'Loading reviews',
  strip: 'Reviews, side by side',
  play: 'Play reviews',
  pause: 'Pause reviews',
  all: 'Read all reviews',
  /** Follows the number of stars. */
  stars: 'out of 5 stars',
  /** Before where a review was written. */
  on: 'on',
  /** The way Google asks to be named: in these words, untranslated and unbroken. */
  googleMaps: 'Google Maps',
} as const
