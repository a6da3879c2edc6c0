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
