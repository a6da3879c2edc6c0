/** Who draws the map of the business address: the only foreign origin a page may put in a frame. */
export const mapProvider = { name: 'OpenStreetMap', origin: 'https://www.openstreetmap.org' } as const

/** What stands at the map; the address follows the first and the last. */
export const mapTexts = {
  of: 'Map of',
  provider: `Map by ${mapProvider.name}.`,
  directions: 'Directions to',
} as const
