import { cities as files } from '#firm/cities.ts'

import { business } from '../business.ts'
import { fillFacts } from '../fill-facts.ts'
import { isServiceId } from '../services/service-index.ts'
import { cityHeadings } from './city-headings.ts'
import { type CityEntry, cityIndex, type CitySlug } from './city-index.ts'
import type { City } from './city.ts'

/** All cities we serve, in display order. */
export const cities: readonly City[] = cityIndex.map(withTexts)

function withTexts(entry: CityEntry): City {
  const file = files.find(({ slug }) => slug === entry.slug)
  if (!file) throw new Error(`No file for the city ${entry.slug}.`)
  const texts = fillFacts(file)
  const { name, zipCodes, opening, commonServices = [] } = texts
  return {
    ...texts,
    ...entry,
    title: texts.title ?? workIn(name),
    description:
      texts.description ??
      `${workIn(name)}, ${business.state} ${zipCodes.join(', ')}. ${opening}`,
    keywords: texts.keywords ?? [name, ...zipCodes].map(workIn).join(', '),
    conditions: texts.conditions ?? [],
    landmarks: texts.landmarks ?? [],
    neighborhoods: texts.neighborhoods ?? [],
    roads: texts.roads ?? [],
    homeTypes: texts.homeTypes ?? [],
    reasons: texts.reasons ?? [],
    commonServices: commonServices.flatMap(({ id, ...rest }) =>
      isServiceId(id) ? [{ id, ...rest }] : [],
    ),
  }
}

function workIn(place: string): string {
  return `${cityHeadings.page.what} in ${place}`
}

/**
 * Returns the city with a slug. `isCitySlug` checks whether a string is one.
 */
export function cityBySlug(slug: CitySlug): City {
  const city = cities.find((each) => each.slug === slug)
  if (!city) throw new Error(`No content for the city ${slug}.`)
  return city
}
