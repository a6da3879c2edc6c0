import type { Coordinates } from '~/content/business'
import { type CitySlug, serviceAreas } from '~/content/cities/service-areas'

export type LabelSide = 'right' | 'left' | 'above' | 'above-left' | 'below'

export interface DrawnPlace extends Coordinates {
  name: string
  side: LabelSide
  isMain: boolean
}

// Their name would cover another one on the right.
const labelSides: Partial<Record<CitySlug, LabelSide>> = {
  carmichael: 'left',
  'citrus-heights': 'above',
  'el-dorado-hills': 'above',
  'foothill-farms': 'above-left',
  'north-highlands': 'left',
  orangevale: 'above',
  'rio-linda': 'left',
  rocklin: 'left',
  roseville: 'left',
  'west-sacramento': 'below',
}

const mainPlaces: ReadonlySet<CitySlug> = new Set([
  'folsom',
  'loomis',
  'rancho-cordova',
  'rio-linda',
  'roseville',
  'west-sacramento',
])

export const drawnPlaces: readonly DrawnPlace[] = serviceAreas.map(
  ({ name, slug, latitude, longitude }) => ({
    name,
    latitude,
    longitude,
    side: labelSides[slug] ?? 'right',
    isMain: mainPlaces.has(slug),
  }),
)

/** They begin and end off the drawing. */
export const rivers: readonly (readonly Coordinates[])[] = [
  // The Sacramento River.
  [
    { latitude: 38.9, longitude: -121.62 },
    { latitude: 38.78, longitude: -121.605 },
    { latitude: 38.675, longitude: -121.63 },
    { latitude: 38.598, longitude: -121.508 },
    { latitude: 38.56, longitude: -121.512 },
    { latitude: 38.52, longitude: -121.545 },
    { latitude: 38.4, longitude: -121.52 },
  ],
  // The American River, from Folsom Lake.
  [
    { latitude: 39.1, longitude: -121.03 },
    { latitude: 38.72, longitude: -121.13 },
    { latitude: 38.64, longitude: -121.22 },
    { latitude: 38.62, longitude: -121.3 },
    { latitude: 38.567, longitude: -121.383 },
    { latitude: 38.57, longitude: -121.44 },
    { latitude: 38.598, longitude: -121.508 },
  ],
]
