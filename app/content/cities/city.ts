import type { PageMeta } from '../page-metadata.ts'
import type { ServiceId } from '../services/service-index.ts'
import type { ServiceArea } from './service-areas.ts'

/**
 * A published population figure for the city or the census-designated place.
 */
export type Population = { count: number; year: number; source: string }

export type LocalService = { id: ServiceId; reason: string }

type LocalServiceFile = Omit<LocalService, 'id'> & { id: string }

/**
 * A city, as its file says it. Search engines treat city pages that differ only by
 * name as doorway pages, so every text is written for one city, and tests
 * measure the overlap between any two.
 */
export type CityFile = PageMeta & {
  name: string
  /** Follows /city/ in the URL. */
  slug: string
  /** Of its center. */
  latitude: number
  longitude: number
  /**
   * Id of the hero picture: work that the city often needs, in a scene that its
   * services do not show.
   */
  heroPair: string
  county: string
  population: Population
  zipCodes: readonly string[]
  /** The first sentence of the page, in its hero. */
  opening: string
  /** Two paragraphs on how local conditions affect the outside of a house. */
  intro: readonly [string, string]
  /** Sources of local grime. */
  conditions: readonly string[]
  landmarks: readonly string[]
  neighborhoods: readonly string[]
  /**
   * Well-known roads, for unincorporated places with few named neighborhoods.
   */
  roads: readonly string[]
  homeTypes: readonly string[]
  /** Why people here ask for these services, most requested first. */
  commonServices: readonly LocalServiceFile[]
  /**
   * Reasons to choose the company. Promises and their numbers come from
   * pages/claims.ts, in braces.
   */
  reasons: readonly string[]
  callToAction: string
}

export type City = ServiceArea &
  Omit<CityFile, keyof ServiceArea | 'commonServices'> & {
    commonServices: readonly LocalService[]
  }

/**
 * A city without its services, which `CityPageContent` provides with titles and
 * pictures.
 */
export type ShownCity = Omit<City, 'commonServices' | 'heroPair'>
