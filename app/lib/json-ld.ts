import { formatPhone } from '#functions/_shared/format-phone.ts'
import type { Coordinates, Site } from '~/content/business'
import { serviceAreas } from '~/content/cities/city'
import type { FaqEntry } from '~/content/faq'
import type { ServiceId } from '~/content/services/service'

import { ancestorsOf, mainPages, servicePage, sharedPicture, type SitePage } from './site-pages'

export interface OfferedService {
  name: string
  description: string
  /** The one place it is about; without it, the whole service area. */
  city?: string
}

export interface GraphInput {
  site: Site
  title: string
  description: string
  page: SitePage
  service?: OfferedService | undefined
  /** Every service of the business, where the page shows them. */
  catalog?: readonly { id: ServiceId; title: string }[] | undefined
  /** Questions with their answers, which the page shows word for word. */
  faq?: readonly FaqEntry[] | undefined
}

/**
 * The schema.org graph of one page: who we are, the site, this page, the way to it and what it offers, joined
 * by @id. Ratings and reviews of ourselves stay out: search engines ignore or punish them on one's own site.
 */
export function pageGraph({ site, title, description, page, service, catalog, faq }: GraphInput) {
  const url = `${site.url}${page.path}`
  const { business, website } = idsOf(site)
  const breadcrumb = `${url}#breadcrumb`
  const offered = `${url}#service`

  const webPage: Node = {
    '@type': page.kind === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: { '@id': website },
    about: { '@id': business },
    breadcrumb: { '@id': breadcrumb },
    ...(service ? { mainEntity: { '@id': offered } } : {}),
  }
  const nodes = [
    { ...businessNode(site), ...(catalog ? { hasOfferCatalog: catalogNode(site, catalog) } : {}) },
    websiteNode(site),
    webPage,
    breadcrumbNode(site, breadcrumb, page),
    ...(service ? [serviceNode(site, offered, service)] : []),
    ...(faq ? [faqNode(site, `${url}#faq`, `${url}#webpage`, faq)] : []),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function catalogNode(site: Site, services: NonNullable<GraphInput['catalog']>): Node {
  return {
    '@type': 'OfferCatalog',
    name: mainPages.services.name,
    itemListElement: services.map(({ id, title }) => {
      const url = `${site.url}${servicePage({ id, shortTitle: title }).path}`
      // The node of the service's own page.
      const itemOffered = { '@type': 'Service', '@id': `${url}#service`, name: title, url }
      return { '@type': 'Offer', itemOffered }
    }),
  }
}

// Search engines want the words of the page, so what stands for phone and address is filled in as it is there.
function faqNode(site: Site, id: string, webPage: string, faq: readonly FaqEntry[]): Node {
  return {
    '@type': 'FAQPage',
    '@id': id,
    isPartOf: { '@id': webPage },
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.replaceAll('{phone}', formatPhone(site.phone)).replaceAll('{email}', site.email),
      },
    })),
  }
}

function breadcrumbNode(site: Site, id: string, page: SitePage): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: [...ancestorsOf(page), page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.url}${path}`,
    })),
  }
}

function serviceNode(site: Site, id: string, { name, description, city }: OfferedService): Node {
  const { business } = idsOf(site)
  return {
    '@type': 'Service',
    '@id': id,
    name,
    description,
    provider: { '@id': business },
    areaServed: city === undefined ? { '@id': idsOf(site).serviceArea } : cityNode(site, city),
  }
}

/** A node of a schema.org graph. */
type Node = { '@type': string; [property: string]: unknown }

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What other nodes refer to. */
function idsOf({ url }: Site) {
  return { business: `${url}/#business`, website: `${url}/#website`, serviceArea: `${url}/#service-area` }
}

function businessNode(site: Site): Node {
  const { coordinates } = site.address
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': idsOf(site).business,
    name: site.name,
    url: `${site.url}${mainPages.home.path}`,
    image: `${site.url}${sharedPicture('home').src}`,
    logo: `${site.url}/icon-512.png`,
    telephone: site.phone,
    email: site.email,
    address: addressNode(site),
    ...(coordinates ? { geo: coordinatesNode(coordinates) } : {}),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      opens: site.hours.opens,
      closes: site.hours.closes,
    },
    // The circle says where we go. Names help machines to match it with a search, but they are on every page.
    areaServed: [circleNode(site), ...serviceAreas.map(({ name }) => cityNode(site, name))],
    sameAs: Object.values(site.social),
  }
}

function websiteNode(site: Site): Node {
  return {
    '@type': 'WebSite',
    '@id': idsOf(site).website,
    url: `${site.url}${mainPages.home.path}`,
    name: site.name,
    inLanguage: 'en-US',
    publisher: { '@id': idsOf(site).business },
  }
}

function cityNode({ address }: Site, name: string): Node {
  return { '@type': 'City', name: `${name}, ${address.region}` }
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
function circleNode(site: Site): Node {
  const { coordinates } = site.address
  return {
    '@type': 'GeoCircle',
    '@id': idsOf(site).serviceArea,
    ...(coordinates ? { geoMidpoint: coordinatesNode(coordinates) } : { address: addressNode(site) }),
    geoRadius: site.serviceAreaRadius,
  }
}

// With the five decimals search engines want, a zero at the end included: as text, which a number would lose.
function coordinatesNode({ latitude, longitude }: Coordinates): Node {
  return { '@type': 'GeoCoordinates', latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) }
}
