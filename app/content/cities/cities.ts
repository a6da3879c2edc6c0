import { cities as files } from '#firm/cities.ts'

import { fillFacts } from '../fill-facts.ts'
import { isServiceId } from '../services/service-index.ts'
import type { City, LocalService } from './city.ts'
import {
  type CitySlug,
  type ServiceArea,
  serviceAreas,
} from './service-areas.ts'

/** All cities we serve, in display order. */
export const cities: readonly City[] = serviceAreas.map(withTexts)

function withTexts(area: ServiceArea): City {
  const file = files.find(({ slug }) => slug === area.slug)
  if (!file) throw new Error(`No file for the city ${area.slug}.`)
  const { commonServices, ...texts } = fillFacts(file)
  return {
    ...texts,
    ...area,
    commonServices: commonServices.filter((service) => isOffered(service)),
  }
}

function isOffered(service: {
  id: string
  reason: string
}): service is LocalService {
  return isServiceId(service.id)
}

/**
 * Returns the city with a slug. `isCitySlug` checks whether a string is one.
 */
export function cityBySlug(slug: CitySlug): City {
  const city = cities.find((each) => each.slug === slug)
  if (!city) throw new Error(`No content for the city ${slug}.`)
  return city
}
