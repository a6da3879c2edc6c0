import { cityIndex } from '#firm/generated/index.ts'

/**
 * The cities we serve, in display order, with the coordinates of their centers.
 * The slug follows /city/ in the URL. Separate from the cities' texts because
 * every page lists the cities, but only a city's own page loads its texts.
 */
export const serviceAreas = cityIndex

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
