import type { Picture } from '../picture.ts'
import { serviceGallery } from '../services/service-gallery.ts'
import type { Service } from '../services/service.ts'
import { serviceById } from '../services/services.ts'
import { cityBySlug } from './cities.ts'
import {
  type City,
  type CitySlug,
  citySlugs,
  type LocalService,
  type ServiceArea,
  serviceAreas,
} from './city.ts'

/** How many other places a city page names. */
const nearbyCount = 6

/** `pair` shows the work of the service before and after. */
export type LocalServiceContent = LocalService & Pick<Service, 'title'> & { pair: Picture }

export type CityPageContent = {
  city: City
  /** Clean work of the kind this place asks for most. */
  picture: Picture
  localServices: readonly LocalServiceContent[]
  /** The closest other places, the closest first. */
  nearby: readonly ServiceArea[]
}

/** All that the page of one city shows, and nothing of the other fifteen. */
export function cityPageContent(slug: CitySlug): CityPageContent {
  const city: City = cityBySlug[slug]
  return {
    city,
    picture: serviceById[city.commonServices[0].id].image,
    localServices: city.commonServices.map(({ id, reason }) => {
      const { title, image } = serviceById[id]
      return { id, reason, title, pair: pairFor(slug, id) ?? image }
    }),
    nearby: nearbyAreas(city),
  }
}

// Neighbors in the list ask for the same services: each shows another of the service's pairs.
function pairFor(slug: CitySlug, id: LocalService['id']): Picture | undefined {
  const pairs = serviceGallery[id]
  return pairs[citySlugs.indexOf(slug) % pairs.length]
}

function nearbyAreas(here: City): readonly ServiceArea[] {
  const others = serviceAreas.filter(({ slug }) => slug !== here.slug)
  return others
    .map((area) => ({ area, away: distance(here, cityBySlug[area.slug]) }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, nearbyCount)
    .map(({ area }) => area)
}

// Good enough to compare: over these few miles the earth is flat, and a degree of longitude a little shorter.
function distance(one: City, other: City): number {
  const shrink = Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink)
}
