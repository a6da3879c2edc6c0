import type { PageMeta } from '../page-texts.ts'
import type { ServiceId } from '../services/service.ts'

/**
 * Where we work, in the order it is listed; the slug is the part of a city's address after /city/. It stands
 * apart from the cities' texts: every page names the places, only their own pages should carry the texts.
 */
export const serviceAreas = [
  { name: 'Orangevale', slug: 'orangevale' },
  { name: 'El Dorado Hills', slug: 'el-dorado-hills' },
  { name: 'Loomis', slug: 'loomis' },
  { name: 'Granite Bay', slug: 'granite-bay' },
  { name: 'Roseville', slug: 'roseville' },
  { name: 'West Sacramento', slug: 'west-sacramento' },
  { name: 'Foothill Farms', slug: 'foothill-farms' },
  { name: 'Rosemont', slug: 'rosemont' },
  { name: 'Rocklin', slug: 'rocklin' },
  { name: 'Rio Linda', slug: 'rio-linda' },
  { name: 'Rancho Cordova', slug: 'rancho-cordova' },
  { name: 'Carmichael', slug: 'carmichael' },
  { name: 'Folsom', slug: 'folsom' },
  { name: 'North Highlands', slug: 'north-highlands' },
  { name: 'Fair Oaks', slug: 'fair-oaks' },
  { name: 'Citrus Heights', slug: 'citrus-heights' },
] as const

export type ServiceArea = (typeof serviceAreas)[number]

export type CitySlug = ServiceArea['slug']

export const citySlugs: readonly CitySlug[] = serviceAreas.map(({ slug }) => slug)

const known: ReadonlySet<string> = new Set(citySlugs)

export function isCitySlug(value: string): value is CitySlug {
  return known.has(value)
}

/** A count of residents that anyone can look up: the city's own, or that of the census-designated place. */
export type Population = { count: number; year: number; source: string }

export type LocalService = { id: ServiceId; reason: string }

/**
 * A served place in its own words. Search engines treat city pages that differ by their name only as doorway
 * pages, so every text here is written for one place: tests measure how much any two have in common.
 */
export type CityTexts = PageMeta & {
  county: string
  population: Population
  zipCodes: readonly string[]
  /** Two paragraphs on what the place does to the outside of a house. */
  intro: readonly [string, string]
  /** Where the grime comes from. */
  conditions: readonly string[]
  landmarks: readonly string[]
  neighborhoods: readonly string[]
  /** Unincorporated places have few named neighborhoods: there, the roads people go by. */
  roads?: readonly string[]
  homeTypes: readonly string[]
  /** What is asked for most comes first: the page opens on a picture of it. */
  commonServices: readonly [LocalService, ...LocalService[]]
  /** Why choose the company here. Promises come from ../claims.ts, numbers included. */
  reasons: readonly string[]
  callToAction: string
}

export type City = ServiceArea & CityTexts

/** Without the services, which its page shows with their titles and pictures. */
export type ShownCity = ServiceArea & Omit<CityTexts, 'commonServices'>
