import { serviceAreas } from '~/content/cities/service-areas'
import type { Site } from '~/content/site-settings'

import { ancestorsOf, sharedPicture, type SitePage } from './site-pages'

export interface GraphInput {
  site: Site
  title: string
  description: string
  page: SitePage
  /**
   * The service offered on a page about one service or city. Without a city, it
   * is offered in the whole area.
   */
  service?: { name: string; description: string; city?: string } | undefined
}

/** A node of a schema.org graph. */
type Node = { '@type': string; [property: string]: unknown }

const everyDay = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

/** References to the nodes of a graph. */
interface References {
  business: Reference
  website: Reference
  serviceArea: Reference
  page: Reference
  breadcrumbs: Reference
  service: Reference
}

interface Reference {
  '@id': string
}

/**
 * Builds the schema.org graph of a page: the business, the site, the page, its
 * breadcrumbs and service, linked by @id. Omits the business's own ratings and
 * reviews because search engines ignore or penalize self-serving ones.
 */
export function pageGraph(input: GraphInput) {
  const { site, page, service } = input
  const url = `${site.url}${page.path}`
  const references: References = {
    business: { '@id': `${site.url}/#business` },
    website: { '@id': `${site.url}/#website` },
    serviceArea: { '@id': `${site.url}/#service-area` },
    page: { '@id': `${url}#webpage` },
    breadcrumbs: { '@id': `${url}#breadcrumb` },
    service: { '@id': `${url}#service` },
  }
  const nodes = [
    businessNode(site, references),
    websiteNode(site, references),
    pageNode(input, references),
    breadcrumbsNode(input, references),
  ]
  if (service) nodes.push(serviceNode(service, site, references))
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function businessNode(site: Site, { business, serviceArea }: References): Node {
  return {
    '@type': 'HomeAndConstructionBusiness',
    ...business,
    ...businessProperties(site),
    // The circle is the exact service area. The names help search engines match
    // it to local searches.
    areaServed: [
      { '@type': 'GeoCircle', ...serviceArea, ...circleProperties(site) },
      ...serviceAreas.map(({ name }) => cityNode(name, site)),
    ],
  }
}

function websiteNode(site: Site, { website, business }: References): Node {
  return {
    '@type': 'WebSite',
    ...website,
    url: `${site.url}/`,
    name: site.name,
    inLanguage: 'en-US',
    publisher: business,
  }
}

function pageNode(
  { site, title, description, page, service }: GraphInput,
  references: References,
): Node {
  return {
    '@type': page.kind === 'contact' ? 'ContactPage' : 'WebPage',
    ...references.page,
    url: `${site.url}${page.path}`,
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: references.website,
    about: references.business,
    breadcrumb: references.breadcrumbs,
    ...(service ? { mainEntity: references.service } : {}),
  }
}

function breadcrumbsNode(
  { site, page }: GraphInput,
  { breadcrumbs }: References,
): Node {
  const steps = [...ancestorsOf(page), page]
  return {
    '@type': 'BreadcrumbList',
    ...breadcrumbs,
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.url}${path}`,
    })),
  }
}

function serviceNode(
  { name, description, city }: NonNullable<GraphInput['service']>,
  site: Site,
  { service, serviceArea, business }: References,
): Node {
  return {
    '@type': 'Service',
    ...service,
    name,
    description,
    provider: business,
    areaServed: city === undefined ? serviceArea : cityNode(city, site),
  }
}

function cityNode(name: string, { address }: Site): Node {
  return { '@type': 'City', name: `${name}, ${address.region}` }
}

function businessProperties(site: Site) {
  return {
    name: site.name,
    url: `${site.url}/`,
    image: `${site.url}${sharedPicture('home').src}`,
    logo: `${site.url}/icon-512.png`,
    telephone: site.phone,
    email: site.email,
    address: addressNode(site),
    ...(site.address.coordinates
      ? { geo: coordinatesNode(site.address.coordinates) }
      : {}),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      ...site.hours,
    },
    ...sameAs(site),
  }
}

/**
 * Returns the property with the business's profiles, or none if it has no
 * profiles.
 */
function sameAs({ social }: Site): { sameAs?: string[] } {
  const profiles = Object.values(social).filter(
    (profile) => profile !== undefined,
  )
  return profiles.length > 0 ? { sameAs: profiles } : {}
}

function addressNode({ address }: Site): Node {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  }
}

/**
 * Returns the circle around the coordinates of the business, or around its
 * address if they are not set.
 */
function circleProperties(site: Site) {
  const { coordinates } = site.address
  const center = coordinates
    ? { geoMidpoint: coordinatesNode(coordinates) }
    : { address: addressNode(site) }
  return { ...center, geoRadius: site.serviceAreaRadius }
}

// Strings because search engines expect five decimals, and a number would lose
// its trailing zeros.
function coordinatesNode({
  latitude,
  longitude,
}: Record<'latitude' | 'longitude', number>): Node {
  return {
    '@type': 'GeoCoordinates',
    latitude: latitude.toFixed(5),
    longitude: longitude.toFixed(5),
  }
}
