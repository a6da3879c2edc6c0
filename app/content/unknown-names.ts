import { cities } from '#firm/cities.ts'
import { gallery } from '#firm/gallery.ts'
import { legacyUrls } from '#firm/legacy-urls.ts'
import { map } from '#firm/pages/map.ts'
import { services } from '#firm/services.ts'
import { specialties } from '#firm/specialties.ts'

import type { CityFile } from './cities/city.ts'
import type { LegacyUrls } from './legacy-urls.ts'
import type { MapFile } from './map.ts'
import { pagePaths } from './page-paths.ts'
import type { ServiceFile } from './services/service.ts'

interface Firm {
  cities: readonly CityFile[]
  map: MapFile
  legacyUrls: LegacyUrls
  services: readonly Pick<ServiceFile, 'id' | 'alsoPairs'>[]
  specialtySlugs: readonly string[]
  pairIds: readonly string[]
}

export function firmUnknownNames(): string[] {
  const pairs = [
    ...gallery.pairs,
    ...services.flatMap(({ ownPictures = [] }) => ownPictures),
  ]
  return findUnknownNames({
    cities,
    map,
    legacyUrls,
    services,
    specialtySlugs: specialties.map(({ slug }) => slug),
    pairIds: pairs.map(({ id }) => id),
  })
}

/**
 * Returns what names a city, service, page or pair that the firm does not have,
 * so no page shows it. It may be one that the firm no longer offers.
 */
export function findUnknownNames(firm: Firm): string[] {
  return [
    ...firm.cities.flatMap((city) => namesOfCity(city, firm)),
    ...pairsOfServices(firm),
    ...namesOnMap(firm),
    ...unknownPages(firm),
  ]
}

function namesOfCity(city: CityFile, firm: Firm): string[] {
  const { slug, heroPair, commonServices = [] } = city
  const named = [heroPair, ...commonServices.map(({ pair }) => pair)]
  const pairs = named
    .filter((id) => id !== undefined && !firm.pairIds.includes(id))
    .map((id) => `no pair ${id}`)
  const services = commonServices
    .filter(({ id }) => !firm.services.some((service) => service.id === id))
    .map(({ id }) => `no service ${id}`)
  return [...pairs, ...services].map((name) => `cities/${slug}.ts: ${name}`)
}

function pairsOfServices({ services, pairIds }: Firm): string[] {
  return services.flatMap(({ id, alsoPairs = [] }) =>
    alsoPairs
      .filter((pair) => !pairIds.includes(pair))
      .map((pair) => `services/${id}.ts: no pair ${pair}`),
  )
}

function namesOnMap({ map, cities }: Firm): string[] {
  const { labelSides = {}, mainPlaces = [] } = map
  const slugs = new Set(cities.map(({ slug }) => slug))
  return [...Object.keys(labelSides), ...mainPlaces]
    .filter((name) => !slugs.has(name))
    .map((name) => `pages/map.ts: no city ${name}`)
}

function unknownPages(firm: Firm): string[] {
  const paths = pagePaths({
    ...firm,
    serviceIds: firm.services.map(({ id }) => id),
    citySlugs: firm.cities.map(({ slug }) => slug),
  })
  return firm.legacyUrls.redirects
    .filter(({ to }) => !paths.has(to))
    .map(({ to }) => `legacy-urls.ts: no page ${to}`)
}
