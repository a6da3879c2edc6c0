import { cityFaq, type FaqEntry } from '../faq.ts'
import type { Picture } from '../picture.ts'
import type { Service } from '../services/service.ts'
import { allPairs, serviceById } from '../services/services.ts'
import { byDistanceFrom } from './by-distance.ts'
import { cityBySlug } from './cities.ts'
import { cityHeadings } from './city-headings.ts'
import {
  type CityEntry,
  cityIndex,
  type CitySlug,
  citySlugs,
} from './city-index.ts'
import type { City, LocalService, ShownCity } from './city.ts'

/** Number of nearby cities that a city page lists. */
const nearbyCount = 6

/** A service on a city page. `pair` shows its work before and after. */
export type LocalServiceContent = Omit<LocalService, 'pair'> &
  Pick<Service, 'title'> & { pair: Picture | undefined }

export type CityPageContent = {
  city: ShownCity
  /** What search engines call the work in this city. */
  offer: string
  /** Before-and-after picture of work that this city often needs. */
  picture: Picture | undefined
  localServices: readonly LocalServiceContent[]
  faq: readonly FaqEntry[]
  /** The closest other cities, nearest first. */
  nearby: readonly CityEntry[]
}

/**
 * Returns the content of one city's page, without the texts of the other
 * cities.
 */
export function cityPageContent(slug: CitySlug): CityPageContent {
  const { commonServices, heroPair, ...city } = cityBySlug(slug)
  const localServices = commonServices.map(({ id, reason, pair }) => {
    const { title, image } = serviceById(id)
    const shown = pairById(pair) ?? pairFor(slug, id, heroPair) ?? image
    return { id, reason, title, pair: shown }
  })
  const shown = new Set(localServices.map(({ pair }) => pair?.src))
  return {
    city,
    offer: `${cityHeadings.page.what} in ${city.name}`,
    picture: heroPicture(slug, heroPair, shown),
    localServices,
    faq: cityFaq,
    nearby: nearbyAreas(city),
  }
}

// Cities without a photograph or a named pair alternate among those that their
// page does not show.
function heroPicture(
  slug: CitySlug,
  heroPair: City['heroPair'],
  shown: ReadonlySet<string | undefined>,
): Picture | undefined {
  const photograph = allPairs.find(({ id }) => id.startsWith(`${slug}/`))
  const named = pairById(heroPair)
  const others = allPairs.filter(({ src }) => !shown.has(src))
  const index = citySlugs.indexOf(slug) % others.length
  return photograph ?? named ?? others[index]
}

function pairById(id: string | undefined): Picture | undefined {
  return allPairs.find((pair) => pair.id === id)
}

// Cities with the same service alternate among its pairs, but for the hero's.
function pairFor(
  slug: CitySlug,
  id: LocalService['id'],
  heroPair: City['heroPair'],
): Picture | undefined {
  const pictures = serviceById(id).pictures.filter(
    (picture) => picture.id !== heroPair,
  )
  const citiesWithService = citySlugs.filter((each) =>
    cityBySlug(each).commonServices.some((common) => common.id === id),
  )
  return pictures[citiesWithService.indexOf(slug) % pictures.length]
}

function nearbyAreas(city: CityEntry): readonly CityEntry[] {
  const others = cityIndex.filter(({ slug }) => slug !== city.slug)
  const { coordinates: here } = city
  if (here) others.sort(byDistanceFrom(here))
  return others.slice(0, nearbyCount)
}
