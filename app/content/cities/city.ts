import type { PageMeta } from '../page-texts.ts'
import type { ServiceId } from '../services/service.ts'

/**
 * Where we work, in the order it is listed, with the middle of each place; the slug is the part of a city's address
 * after /city/. Apart from the cities' texts: every page names the places, only their own pages carry the texts.
 */
export const serviceAreas = [
  { name: 'Orangevale', slug: 'orangevale', latitude: 38.682, longitude: -121.214 },
  { name: 'El Dorado Hills', slug: 'el-dorado-hills', latitude: 38.686, longitude: -121.082 },
  { name: 'Loomis', slug: 'loomis', latitude: 38.816, longitude: -121.193 },
  { name: 'Granite Bay', slug: 'granite-bay', latitude: 38.749, longitude: -121.18 },
  { name: 'Roseville', slug: 'roseville', latitude: 38.752, longitude: -121.289 },
  { name: 'West Sacramento', slug: 'west-sacramento', latitude: 38.581, longitude: -121.53 },
  { name: 'Foothill Farms', slug: 'foothill-farms', latitude: 38.682, longitude: -121.348 },
  { name: 'Rosemont', slug: 'rosemont', latitude: 38.55, longitude: -121.356 },
  { name: 'Rocklin', slug: 'rocklin', latitude: 38.8, longitude: -121.247 },
  { name: 'Rio Linda', slug: 'rio-linda', latitude: 38.69, longitude: -121.454 },
  { name: 'Rancho Cordova', slug: 'rancho-cordova', latitude: 38.589, longitude: -121.303 },
  { name: 'Carmichael', slug: 'carmichael', latitude: 38.639, longitude: -121.321 },
  { name: 'Folsom', slug: 'folsom', latitude: 38.672, longitude: -121.158 },
  { name: 'North Highlands', slug: 'north-highlands', latitude: 38.673, longitude: -121.373 },
  { name: 'Fair Oaks', slug: 'fair-oaks', latitude: 38.651, longitude: -121.259 },
  { name: 'Citrus Heights', slug: 'citrus-heights', latitude: 38.695, longitude: -121.29 },
] as const

export type ServiceArea = (typeof serviceAreas)[number]

export type CitySlug = ServiceArea['slug']

export const citySlugs: readonly CitySlug[] = serviceAreas.map(({ slug }) => slug)

const known: ReadonlySet<string> = new Set(citySlugs)

/** Whether a part of an address names a city that is served. */
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
  /** The pair its page begins with: work of a kind the place asks for, in a scene that its services do not show. */
  heroPair: string
  county: string
  population: Population
  zipCodes: readonly string[]
  /** Two paragraphs on what the place does to the outside of a house. */
  intro: readonly [string, string]
  /** Where the grime comes from. */
  conditions: readonly string[]
  /** Names separated by commas, as are the next two. */
  landmarks: string
  neighborhoods?: string
  /** Unincorporated places have few named neighborhoods: there, the roads people go by. */
  roads?: string
  homeTypes: readonly string[]
  /** Why people ask for these services here. What is asked for most comes first. */
  commonServices: Partial<Record<ServiceId, string>>
  /** Why choose the company here. Promises come from ../marketing-claims.ts, numbers included. */
  reasons: readonly string[]
  callToAction: string
}

type PlaceNames = Record<'landmarks' | 'neighborhoods' | 'roads', readonly string[]>

export type City = ServiceArea &
  Omit<CityTexts, keyof PlaceNames | 'commonServices'> &
  PlaceNames & { commonServices: readonly LocalService[] }

/** Without the services, which its page shows with their titles and pictures. */
export type ShownCity = Omit<City, 'commonServices' | 'heroPair'>
