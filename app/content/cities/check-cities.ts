import type { LegacyUrls } from '../legacy-urls.ts'
import type { MapFile } from '../map.ts'
import type { CityFile } from './city.ts'

interface Firm {
  cities: readonly CityFile[]
  map: MapFile
  legacyUrls: LegacyUrls
  serviceIds: readonly string[]
  specialtySlugs: readonly string[]
  pairIds: readonly string[]
}

/**
 * Returns what names a city, service, page or pair that the firm does not have.
 */
export function findCityProblems(firm: Firm): string[] {
  return [
    ...findDuplicates(firm),
    ...firm.cities.flatMap((city) => findUnknownNames(city, firm)),
    ...findUnknownCities(firm),
    ...findUnknownPages(firm),
  ]
}

function findDuplicates({ cities }: Firm): string[] {
  const slugs = cities.map(({ slug }) => slug)
  const repeated = slugs.filter((slug, index) => slugs.indexOf(slug) !== index)
  return repeated.map((slug) => `cities.ts: two cities have the slug "${slug}"`)
}

function findUnknownNames(city: CityFile, firm: Firm): string[] {
  const { slug, heroPair, commonServices = [] } = city
  const file = `cities/${slug}.ts`
  const isKnownPair = heroPair === undefined || firm.pairIds.includes(heroPair)
  const services = commonServices.filter(
    ({ id }) => !firm.serviceIds.includes(id),
  )
  return [
    ...(isKnownPair
      ? []
      : [
          `${file}: heroPair is no pair of gallery.ts or services/: "${heroPair}"`,
        ]),
    ...services.map(
      ({ id }) =>
        `${file}: commonServices must be of ${firm.serviceIds.join(', ')}: "${id}"`,
    ),
  ]
}

function findUnknownCities({ map, cities }: Firm): string[] {
  const { labelSides = {}, mainPlaces = [] } = map
  const named = {
    labelSides: Object.keys(labelSides),
    mainPlaces,
  }
  const slugs = new Set(cities.map(({ slug }) => slug))
  return Object.entries(named).flatMap(([field, names]) =>
    names
      .filter((name) => !slugs.has(name))
      .map(
        (name) => `pages/map.ts: ${field} must be slugs of cities: "${name}"`,
      ),
  )
}

function findUnknownPages(firm: Firm): string[] {
  const pages = new Set([
    '/',
    '/services',
    '/gallery',
    '/reviews',
    '/contact',
    ...firm.serviceIds.map((id) => `/services?tab=${id}`),
    ...firm.specialtySlugs.map((slug) => `/${slug}`),
    ...firm.cities.map(({ slug }) => `/city/${slug}`),
  ])
  return firm.legacyUrls.redirects
    .filter(({ to }) => !pages.has(to))
    .map(({ to }) => `legacy-urls.ts: to must be a page of the site: "${to}"`)
}
