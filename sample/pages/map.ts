import type { MapFile } from '../../app/content/map.ts'

/** What the drawn map shows besides the cities and the address. */
export const map: MapFile = {
  center: { name: 'Sacramento', latitude: 38.5816, longitude: -121.4944 },
  // A name on the right would often cover another one.
  labelSides: {
    carmichael: 'left',
    'citrus-heights': 'above',
    'el-dorado-hills': 'above',
    'fair-oaks': 'right',
    folsom: 'below',
    'foothill-farms': 'above-left',
    'granite-bay': 'right',
    loomis: 'right',
    'north-highlands': 'left',
    orangevale: 'above',
    'rancho-cordova': 'right',
    'rio-linda': 'left',
    rocklin: 'left',
    rosemont: 'right',
    roseville: 'left',
    'west-sacramento': 'below',
  },
  /** Only these fit on a phone. */
  mainPlaces: [
    'folsom',
    'loomis',
    'rancho-cordova',
    'rio-linda',
    'roseville',
    'west-sacramento',
  ],
  rivers: [
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
  ],
}
