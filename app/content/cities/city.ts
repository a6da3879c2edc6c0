import type { PageMeta } from '../page-texts.ts'
import type { ServiceId } from '../services/service.ts'

/** The part of a city's address after /city/, in the order the service areas are listed. */
export const citySlugs = [
  'orangevale',
  'el-dorado-hills',
  'loomis',
  'granite-bay',
  'roseville',
  'west-sacramento',
  'foothill-farms',
  'rosemont',
  'rocklin',
  'rio-linda',
  'rancho-cordova',
  'carmichael',
  'folsom',
  'north-highlands',
  'fair-oaks',
  'citrus-heights',
] as const

export type CitySlug = (typeof citySlugs)[number]

export function isCitySlug(value: string): value is CitySlug {
  return citySlugs.some((slug) => slug === value)
}

/** A count of residents that anyone can look up: the city's own, or that of the census-designated place. */
export type Population = { count: number; year: number; source: string }

export type LocalService = { id: ServiceId; reason: string }

/**
 * A served place in its own words. Search engines treat city pages that differ by their name only as doorway
 * pages, so every text here is written for one place: tests measure how much any two have in common.
 */
export type City = PageMeta & {
  slug: CitySlug
  name: string
  county: string
  population: Population
  zipCodes: readonly string[]
  /** Degrees, about the middle of the place. */
  latitude: number
  longitude: number
  /** Two paragraphs on what the place does to the outside of a house. */
  intro: readonly [string, string]
  /** Where the grime comes from. */
  conditions: readonly string[]
  landmarks: readonly string[]
  /** Unincorporated places have few named neighborhoods: there, the streets people go by. */
  neighborhoods: readonly string[]
  homeTypes: readonly string[]
  commonServices: readonly LocalService[]
  /** Why choose the company here. Promises come from ../claims.ts, numbers included. */
  reasons: readonly string[]
  callToAction: string
}

export type ServiceArea = { name: string; slug: CitySlug }
