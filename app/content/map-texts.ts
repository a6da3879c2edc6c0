import { mapProvider } from './map-provider.ts'

/** What stands at the map; the address follows the first and the last. */
export const mapTexts = {
  of: 'Map of',
  show: 'Show map',
  provider: `Map by ${mapProvider.name}.`,
  directions: 'Directions to',
} as const
