import type { Coordinates } from '../business.ts'
import { cityFaq, type FaqEntry } from '../faq.ts'
import type { Picture } from '../picture.ts'
import type { Service } from '../services/service.ts'
import { allPairs, serviceById } from '../services/services.ts'
import { cityBySlug } from './cities.ts'
import type { LocalService, ShownCity } from './city.ts'
import {
  type CitySlug,
  citySlugs,
  type ServiceArea,
  serviceAreas,
} from './service-areas.ts'

/** Number of nearby cities that a city page lists. */
const nearbyCount = 6

/** A service on a city page. `pair` shows its work before and after. */
export type LocalServiceContent = LocalService &
  Pick<Service, 'title'> & { pair: Picture }

export type CityPageContent = {
  city: ShownCity
  /** Before-and-after picture of work that this city often needs. */
  picture: Picture
  localServices: readonly LocalServiceContent[]
  faq: readonly FaqEntry[]
  /** The closest other cities, nearest first. */
  nearby: readonly ServiceArea[]
}

/**
 * Returns the content of one city's page, without the texts of the other
 * cities.
 */
export function cityPageContent(slug: CitySlug): CityPageContent {
  const { commonServices, heroPair, ...city } = cityBySlug(slug)
  return {
    city,
    picture: pairById(heroPair),
    localServices: commonServices.map(({ id, reason }) => {
      const { title, image } = serviceById(id)
      return { id, reason, title, pair: pairFor(slug, id) ?? image }
    }),
    faq: cityFaq,
    nearby: nearbyAreas(city),
  }
}

function pairById(name: string): Picture {
  const pair = allPairs.find(({ id }) => id === name)
  if (!pair) throw new Error(`Unknown pair: ${name}`)
  return pair
}

// Cities with the same service alternate among its pairs.
function pairFor(slug: CitySlug, id: LocalService['id']): Picture | undefined {
  const { pictures } = serviceById(id)
  const citiesWithService = citySlugs.filter((each) =>
    cityBySlug(each).commonServices.some((common) => common.id === id),
  )
  return pictures[citiesWithService.indexOf(slug) % pictures.length]
}

function nearbyAreas(city: ServiceArea): readonly ServiceArea[] {
  const others = serviceAreas.filter(({ slug }) => slug !== city.slug)
  others.sort((one, other) => distance(city, one) - distance(city, other))
  return others.slice(0, nearbyCount)
}

// Planar approximation, accurate enough to compare over a few miles. Degrees of
// longitude are scaled to their length.
function distance(from: Coordinates, to: Coordinates): number {
  const longitudeScale = Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(
    from.latitude - to.latitude,
    (from.longitude - to.longitude) * longitudeScale,
  )
}
