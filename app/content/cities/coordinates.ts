import type { Coordinates } from '../business.ts'
import type { CitySlug } from './city.ts'

/** About the middle of each served place. Apart from the cities' texts, which only their own pages should carry. */
export const cityCoordinates: Readonly<Record<CitySlug, Coordinates>> = {
  orangevale: { latitude: 38.682, longitude: -121.214 },
  'el-dorado-hills': { latitude: 38.686, longitude: -121.082 },
  loomis: { latitude: 38.816, longitude: -121.193 },
  'granite-bay': { latitude: 38.749, longitude: -121.18 },
  roseville: { latitude: 38.752, longitude: -121.289 },
  'west-sacramento': { latitude: 38.581, longitude: -121.53 },
  'foothill-farms': { latitude: 38.682, longitude: -121.348 },
  rosemont: { latitude: 38.55, longitude: -121.356 },
  rocklin: { latitude: 38.8, longitude: -121.247 },
  'rio-linda': { latitude: 38.69, longitude: -121.454 },
  'rancho-cordova': { latitude: 38.589, longitude: -121.303 },
  carmichael: { latitude: 38.639, longitude: -121.321 },
  folsom: { latitude: 38.672, longitude: -121.158 },
  'north-highlands': { latitude: 38.673, longitude: -121.373 },
  'fair-oaks': { latitude: 38.651, longitude: -121.259 },
  'citrus-heights': { latitude: 38.695, longitude: -121.29 },
}
