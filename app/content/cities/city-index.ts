import { cityIndex as generated } from '#firm/generated/index.ts'

import type { Coordinates } from '../business.ts'

/** Follows /city/ in the URL. */
export type CitySlug = (typeof generated)[number]['slug']

export interface CityEntry {
  name: string
  slug: CitySlug
  coordinates?: Coordinates | undefined
}

/**
 * The cities we serve, in display order. Separate from their texts because
 * every page lists the cities, but only a city's own page loads its texts.
 */
export const cityIndex: readonly CityEntry[] = generated

export const citySlugs: readonly CitySlug[] = cityIndex.map(({ slug }) => slug)

const slugSet: ReadonlySet<string> = new Set(citySlugs)

/** Returns whether a string is the slug of a city we serve. */
export function isCitySlug(value: string): value is CitySlug {
  return slugSet.has(value)
}
