import type { Site } from '~/content/business'
import { serviceAreas } from '~/content/cities/city'

import { ancestorsOf, sharedPicture, type SitePage } from './site-pages'

export interface GraphInput {
  site: Site
  title: string
  description: string
  page: SitePage
  /** What the page offers, if it is about one service or one city. Without a city it is offered in the whole area. */
  service?: { name: string; description: string; city?: string } | undefined
}

/** A node of a schema.org graph. */
type Node = { '@type': string; [property: string]: unknown }

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * The schema.org graph of one page: the business, the site, this page, the way to it and what it offers, joined by @id.
 * Ratings and reviews of the business itself stay out: search engines ignore or punish them on one's own site.
 */
export function pageGraph({ site, title, description, page, service }: GraphInput) {
  const url = `${site.url}${page.path}`
  const business = { '@id': `${site.url}/#business` }
  const website = { '@id': `${site.url}/#website` }
  const serviceArea = { '@id': `${site.url}/#service-area` }
  const webPage = { '@id': `${url}#webpage` }
  const breadcrumb = { '@id': `${url}#breadcrumb` }
  const offered = { '@id': `${url}#service` }
  const cityNode = (name: string) => ({ '@type': 'City', name: `${name}, ${site.address.region}` })
  const nodes: Node[] = [
    {
      '@type': 'HomeAndConstructionBusiness',
      ...business,
      ...businessProperties(site),
      // The circle says where we go. Names help machines to match it with a search.
      areaServed: [
        { '@type': 'GeoCircle', ...serviceArea, ...circleProperties(site) },
        ...serviceAreas.map(({ name }) => cityNode(name)),
      ],
    },
    {
      '@type': 'WebSite',
      ...website,
      url: `${site.url}/`,
      name: site.name,
      inLanguage: 'en-US',
      publisher: business,
    },
    {
      '@type': page.kind === 'contact' ? 'ContactPage' : 'WebPage',
      ...webPage,
      url,
      name: title,
      description,
      inLanguage: 'en-US',
      isPartOf: website,
      about: business,
      breadcrumb,
      ...(service ? { mainEntity: offered } : {}),
    },
    {
      '@type': 'BreadcrumbList',
      ...breadcrumb,
      itemListElement: [...ancestorsOf(page), page].map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${site.url}${path}`,
      })),
    },
  ]
  if (service) {
    const { city, ...named } = service
    const areaServed = city === undefined ? serviceArea : cityNode(city)
    nodes.push({ '@type': 'Service', ...offered, ...named, provider: business, areaServed })
  }
  return { '@context': 'https://schema.org', '@graph': nodes }
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
    ...(site.address.coordinates ? { geo: coordinatesNode(site.address.coordinates) } : {}),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      ...site.hours,
    },
    sameAs: Object.values(site.social),
  }
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

/** Around the place on the map, and where that is not known, around the address. */
function circleProperties(site: Site) {
  const { coordinates } = site.address
  const middle = coordinates ? { geoMidpoint: coordinatesNode(coordinates) } : { address: addressNode(site) }
  return { ...middle, geoRadius: site.serviceAreaRadius }
}

// As text, because search engines want five decimals and a number would lose a zero at the end.
function coordinatesNode({ latitude, longitude }: Record<'latitude' | 'longitude', number>): Node {
  return { '@type': 'GeoCoordinates', latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) }
}
