import type { CitySlug } from './city.ts'

/**
 * What each city page begins with: work of a kind the place asks for, on a scene that its services further down do
 * not show. No two begin alike. All of them are light enough to be the first picture a phone paints.
 */
export const heroImages: Readonly<Record<CitySlug, string>> = {
  orangevale: 'driveway-oil-overcast',
  'el-dorado-hills': 'sealing-red-pavers',
  loomis: 'deck-gray-cedar',
  'granite-bay': 'patio-shade-mildew',
  roseville: 'commercial-brick-storefront',
  'west-sacramento': 'patio-grill-corner',
  'foothill-farms': 'driveway-tire-lanes',
  rosemont: 'gutter-full-of-leaves',
  rocklin: 'roof-tile',
  'rio-linda': 'pavers-gray-driveway',
  'rancho-cordova': 'commercial-hardware-corner',
  carmichael: 'roof-streaks',
  folsom: 'sealing-tan-herringbone',
  'north-highlands': 'commercial-loading-dock',
  'fair-oaks': 'roof-moss-chimney',
  'citrus-heights': 'gutter-lap-siding',
}
