/**
 * Provider of the map of the business address. Its origin is the only third
 * party that pages may ask and frame.
 */
export const mapProvider = {
  name: 'OpenStreetMap',
  origin: 'https://www.openstreetmap.org',
} as const

/** Labels of the map. The address follows `of` and `directions`. */
export const mapTexts = {
  of: 'Map of',
  provider: `Map by ${mapProvider.name}.`,
  directions: 'Directions to',
  /** Below a small drawing, which has no room for every name. */
  unnamed: 'Every mark is a place we serve.',
} as const
