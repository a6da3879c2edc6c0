import { groupByHours } from '#domain/opening-hours.ts'
import { type Business, mainCity, region } from '~/content/business'
import { cityIndex } from '~/content/cities/city-index'

import {
  ancestorsOf,
  mainPages,
  sharedPicture,
  type SitePage,
} from './site-pages'

export type Site = Business & { url: string }

export interface GraphInput {
  site: Site
  title: string
  description: string
  page: SitePage
  service?: { name: string; description: string; city?: string } | undefined
}

type Node = { '@type': string; [property: string]: unknown }

/** Without our own ratings, because search engines penalize those. */
export function pageGraph(input: GraphInput) {
  const nodes = [...siteNodes(input.site), ...pageNodes(input)]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function siteReferences({ url }: Site) {
  return {
    business: { '@id': `${url}/#business` },
    website: { '@id': `${url}/#website` },
    serviceArea: { '@id': `${url}/#service-area` },
  }
}

function siteNodes(site: Site): Node[] {
  const { business, website } = siteReferences(site)
  return [
    {
      '@type': 'HomeAndConstructionBusiness',
      ...business,
      ...businessProperties(site),
      // The names help search engines match the circle to local searches.
      areaServed: [
        serviceAreaNode(site),
        ...cityIndex.map(({ name }) => cityNode(name, site)),
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
  ]
}

function pageNodes(input: GraphInput): Node[] {
  const { site, title, description, page, service } = input
  const { business, website } = siteReferences(site)
  const url = `${site.url}${page.path}`
  const breadcrumb = { '@id': `${url}#breadcrumb` }
  const mainEntity = { '@id': `${url}#service` }
  const serviceNode = service && {
    '@type': 'Service',
    ...mainEntity,
    ...serviceProperties(service, site),
  }
  return [
    {
      '@type': page.kind === 'contact' ? 'ContactPage' : 'WebPage',
      '@id': `${url}#webpage`,
      url,
      name: title,
      description,
      inLanguage: 'en-US',
      isPartOf: website,
      about: business,
      breadcrumb,
      ...(service ? { mainEntity } : {}),
    },
    {
      '@type': 'BreadcrumbList',
      ...breadcrumb,
      itemListElement: breadcrumbItems(page, site),
    },
    ...(serviceNode ? [serviceNode] : []),
  ]
}

function serviceProperties(
  { name, description, city }: NonNullable<GraphInput['service']>,
  site: Site,
) {
  const { business, serviceArea } = siteReferences(site)
  return {
    name,
    description,
    provider: business,
    areaServed: city === undefined ? serviceArea : cityNode(city, site),
  }
}

function breadcrumbItems(page: SitePage, site: Site): Node[] {
  const steps = [...ancestorsOf(page), page]
  return steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site.url}${path}`,
  }))
}

function cityNode(name: string, { state }: Site): Node {
  return { '@type': 'City', name: `${name}, ${state}` }
}

function businessProperties(site: Site) {
  return {
    name: site.name,
    url: `${site.url}/`,
    image: `${site.url}${sharedPicture(mainPages.home).src}`,
    logo: `${site.url}/icon-512.png`,
    telephone: site.phone,
    email: site.email,
    address: addressNode(site),
    ...(site.address?.coordinates
      ? { geo: coordinatesNode(site.address.coordinates) }
      : {}),
    openingHoursSpecification: hoursNodes(site),
    ...sameAs(site),
  }
}

function sameAs({ social }: Site): { sameAs?: string[] } {
  const profiles = Object.values(social).filter(
    (profile) => profile !== undefined,
  )
  return profiles.length > 0 ? { sameAs: profiles } : {}
}

function hoursNodes({ hours }: Site): Node | Node[] {
  const nodes = groupByHours(hours).map(({ weekdays, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays,
    opens,
    closes,
  }))
  const [first, ...others] = nodes
  return first && others.length === 0 ? first : nodes
}

// Search engines require an address, also of a business without premises.
function addressNode({ address, state, country }: Site): Node {
  return {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address.street }),
    addressLocality: address?.city ?? mainCity,
    addressRegion: state,
    ...(address && { postalCode: address.postalCode }),
    addressCountry: country,
  }
}

function serviceAreaNode(site: Site): Node {
  const { address, serviceAreaRadius, state } = site
  const { serviceArea } = siteReferences(site)
  if (address === undefined || serviceAreaRadius === undefined) {
    const name = `${region.replace(/^the /i, '')}, ${state}`
    return { '@type': 'AdministrativeArea', ...serviceArea, name }
  }
  const center = address.coordinates
    ? { geoMidpoint: coordinatesNode(address.coordinates) }
    : { address: addressNode(site) }
  return {
    '@type': 'GeoCircle',
    ...serviceArea,
    ...center,
    geoRadius: serviceAreaRadius,
  }
}

// Search engines expect five decimals, and a number would lose its zeros.
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
