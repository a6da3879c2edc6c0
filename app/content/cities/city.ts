import type { PageMeta } from '../page-metadata.ts'
import type { ServiceId } from '../services/service.ts'
import type { ServiceArea } from './service-areas.ts'

/**
 * A published population figure for the city or the census-designated place.
 */
export type Population = { count: number; year: number; source: string }

export type LocalService = { id: ServiceId; reason: string }

/**
 * The texts of one city. Search engines treat city pages that differ only by
 * name as doorway pages, so every text is written for one city, and tests
 * measure the overlap between any two.
 */
export type CityTexts = PageMeta & {
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
  commonServices: readonly LocalService[]
  /**
   * Reasons to choose the company. Promises and their numbers come from
   * ../marketing-claims.ts.
   */
  reasons: readonly string[]
  callToAction: string
}

export type City = ServiceArea & CityTexts

/**
 * A city without its services, which `CityPageContent` provides with titles and
 * pictures.
 */
export type ShownCity = Omit<City, 'commonServices' | 'heroPair'>
