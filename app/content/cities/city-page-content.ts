import type { ServiceTile } from '../services/service-tiles.ts'
import { serviceById } from '../services/services.ts'
import { cityBySlug } from './cities.ts'
import { type City, type CitySlug, type LocalService, type ServiceArea, serviceAreas } from './city.ts'

/** How many other places a city page names. */
const nearbyCount = 6

export type CityPageContent = {
  city: City
  localServices: readonly (LocalService & ServiceTile)[]
  /** The closest other places, the closest first. */
  nearby: readonly ServiceArea[]
}

/** All that the page of one city shows, and nothing of the other fifteen. */
export function cityPageContent(slug: CitySlug): CityPageContent {
  const city = cityBySlug[slug]
  return {
    city,
    localServices: city.commonServices.map(({ id, reason }) => {
      const { title, image } = serviceById[id]
      return { id, reason, title, image }
    }),
    nearby: nearbyAreas(city),
  }
}

function nearbyAreas(here: City): readonly ServiceArea[] {
  return serviceAreas
    .filter(({ slug }) => slug !== here.slug)
    .toSorted((one, other) => distance(here, cityBySlug[one.slug]) - distance(here, cityBySlug[other.slug]))
    .slice(0, nearbyCount)
}

// Good enough to compare: over these few miles the earth is flat, and a degree of longitude a little shorter.
function distance(one: City, other: City): number {
  const shrink = Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink)
}
