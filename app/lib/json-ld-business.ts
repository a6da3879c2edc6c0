import { serviceAreas } from '~/content/cities/city'
import type { Coordinates, Site } from '~/content/site'

import { mainPages, sharedPicture } from './site-pages'

/** A node of a schema.org graph. */
export type Node = { '@type': string; [property: string]: unknown }

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What other nodes refer to. */
export function idsOf({ url }: Site) {
  return { business: `${url}/#business`, website: `${url}/#website`, serviceArea: `${url}/#service-area` }
}

export function businessNode(site: Site): Node {
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

export function websiteNode(site: Site): Node {
  return {
    '@type': 'WebSite',
    '@id': idsOf(site).website,
    url: `${site.url}${mainPages.home.path}`,
    name: site.name,
    inLanguage: 'en-US',
    publisher: { '@id': idsOf(site).business },
  }
}

export function cityNode({ address }: Site, name: string): Node {
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

/** Around the place on the map, and where nobody said which that is, around the address. */
function circleNode(site: Site): Node {
  const { coordinates } = site.address
  return {
    '@type': 'GeoCircle',
    '@id': idsOf(site).serviceArea,
    ...(coordinates ? { geoMidpoint: coordinatesNode(coordinates) } : { address: addressNode(site) }),
    geoRadius: site.serviceAreaRadius,
  }
}

// With the five decimals search engines ask for, a zero at the end included: as text, which a number would lose.
function coordinatesNode({ latitude, longitude }: Coordinates): Node {
  return { '@type': 'GeoCoordinates', latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) }
}
