/**
 * The cities we serve, in display order, with the coordinates of their centers.
 * The slug follows /city/ in the URL. Separate from the cities' texts because
 * every page lists the cities, but only a city's own page loads its texts.
 */
export const serviceAreas = [
  {
    name: 'Orangevale',
    slug: 'orangevale',
    latitude: 38.682,
    longitude: -121.214,
  },
  {
    name: 'El Dorado Hills',
    slug: 'el-dorado-hills',
    latitude: 38.686,
    longitude: -121.082,
  },
  { name: 'Loomis', slug: 'loomis', latitude: 38.816, longitude: -121.193 },
  {
    name: 'Granite Bay',
    slug: 'granite-bay',
    latitude: 38.749,
    longitude: -121.18,
  },
  {
    name: 'Roseville',
    slug: 'roseville',
    latitude: 38.752,
    longitude: -121.289,
  },
  {
    name: 'West Sacramento',
    slug: 'west-sacramento',
    latitude: 38.581,
    longitude: -121.53,
  },
  {
    name: 'Foothill Farms',
    slug: 'foothill-farms',
    latitude: 38.682,
    longitude: -121.348,
  },
  { name: 'Rosemont', slug: 'rosemont', latitude: 38.55, longitude: -121.356 },
  { name: 'Rocklin', slug: 'rocklin', latitude: 38.8, longitude: -121.247 },
  {
    name: 'Rio Linda',
    slug: 'rio-linda',
    latitude: 38.69,
    longitude: -121.454,
  },
  {
    name: 'Rancho Cordova',
    slug: 'rancho-cordova',
    latitude: 38.589,
    longitude: -121.303,
  },
  {
    name: 'Carmichael',
    slug: 'carmichael',
    latitude: 38.639,
    longitude: -121.321,
  },
  { name: 'Folsom', slug: 'folsom', latitude: 38.672, longitude: -121.158 },
  {
    name: 'North Highlands',
    slug: 'north-highlands',
    latitude: 38.673,
    longitude: -121.373,
  },
  {
    name: 'Fair Oaks',
    slug: 'fair-oaks',
    latitude: 38.651,
    longitude: -121.259,
  },
  {
    name: 'Citrus Heights',
    slug: 'citrus-heights',
    latitude: 38.695,
    longitude: -121.29,
  },
] as const

export type ServiceArea = (typeof serviceAreas)[number]

export type CitySlug = ServiceArea['slug']

export const citySlugs: readonly CitySlug[] = serviceAreas.map(
  ({ slug }) => slug,
)

const slugSet: ReadonlySet<string> = new Set(citySlugs)

/** Returns whether a string is the slug of a city we serve. */
export function isCitySlug(value: string): value is CitySlug {
  return slugSet.has(value)
}
