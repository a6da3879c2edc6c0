import { expect, test } from 'vitest'

import { serviceAreas } from '../../../app/content/cities/city.ts'
import type { Site } from '../../../app/content/site.ts'
import { cityPage, mainPages, servicePage, type SitePage } from '../../../app/seo/site-pages.ts'
import { type OfferedService, pageGraph } from '../../../app/seo/structured-data.ts'
import { testSite } from '../../support/test-site.ts'

const site: Site = {
  ...testSite,
  url: 'https://site.example',
  hours: { opens: '07:30', closes: '18:00' },
}

function graphOf(page: SitePage, service?: OfferedService, of = site) {
  const graph = pageGraph({
    site: of,
    title: 'Title',
    description: 'Text',
    page,
    ...(service ? { service } : {}),
  })
  return graph['@graph']
}

function nodeOf(type: string, page: SitePage = mainPages.home, service?: OfferedService) {
  return graphOf(page, service).find((node) => node['@type'] === type)
}

test('the business is where, when and how it can be reached', () => {
  expect(nodeOf('HomeAndConstructionBusiness')).toMatchObject({
    '@id': 'https://site.example/#business',
    name: testSite.name,
    telephone: testSite.phone,
    email: testSite.email,
    address: { streetAddress: '1840 Millrace Way', addressLocality: 'Sacramento', addressRegion: 'CA' },
    geo: {
      latitude: expect.stringMatching(/^-?\d+\.\d{5}$/),
      longitude: expect.stringMatching(/^-?\d+\.\d{5}$/),
    },
    openingHoursSpecification: { opens: '07:30', closes: '18:00' },
    sameAs: Object.values(testSite.social),
  })
})

test('without coordinates it is nowhere on the map, and its circle is drawn around the address', () => {
  const { coordinates: _, ...address } = testSite.address
  const business = graphOf(mainPages.home, undefined, { ...site, address }).find(
    (node) => node['@type'] === 'HomeAndConstructionBusiness',
  )
  expect(business).not.toHaveProperty('geo')
  expect(business).toHaveProperty('areaServed.0.address.streetAddress', address.street)
  expect(JSON.stringify(business)).not.toContain('GeoCoordinates')
})

test('it is open on seven days', () => {
  const business = nodeOf('HomeAndConstructionBusiness')
  expect(business).toHaveProperty('openingHoursSpecification.dayOfWeek.length', 7)
})

test('it serves 50 kilometers around and every place of the list', () => {
  const business = nodeOf('HomeAndConstructionBusiness')
  expect(business?.areaServed).toEqual([
    expect.objectContaining({ '@type': 'GeoCircle', geoRadius: site.serviceAreaRadius }),
    ...serviceAreas.map(({ name }) => ({ '@type': 'City', name: `${name}, CA` })),
  ])
})

const roof = servicePage({ id: 'roof', shortTitle: 'Roof' })
const [place] = serviceAreas
const city = cityPage(place)

test.each([
  [mainPages.home, ['/']],
  [mainPages.contact, ['/', '/contact']],
  [mainPages.services, ['/', '/services']],
  [servicePage({ id: 'concrete-sealing', shortTitle: 'Sealing' }), ['/', '/services']],
  [roof, ['/', '/services', '/services?tab=roof']],
  [city, ['/', `/city/${place.slug}`]],
])('the way to $path', (page, trail) => {
  const items = trail.map((path, index) => ({ position: index + 1, item: `https://site.example${path}` }))
  expect(nodeOf('BreadcrumbList', page)).toMatchObject({ itemListElement: items })
})

test('a page about one place offers the service there, any other everywhere we go', () => {
  const cleaning = { name: 'Cleaning', description: 'Text' }
  expect(nodeOf('Service', city, { ...cleaning, city: place.name })?.areaServed).toEqual({
    '@type': 'City',
    name: `${place.name}, CA`,
  })
  expect(nodeOf('Service', roof, cleaning)?.areaServed).toEqual({
    '@id': 'https://site.example/#service-area',
  })
  expect(nodeOf('WebPage', roof, cleaning)?.mainEntity).toEqual({
    '@id': 'https://site.example/services?tab=roof#service',
  })
})

test('a page about nothing in particular offers nothing', () => {
  expect(nodeOf('Service')).toBeUndefined()
  expect(nodeOf('WebPage')).not.toHaveProperty('mainEntity')
})

test('questions are told as the page shows them, with the telephone number filled in', () => {
  const faq = [{ question: 'Do I have to be home?', answer: 'No. Call {phone} or write to {email}.' }]
  const graph = pageGraph({ site, title: 'Title', description: 'Text', page: mainPages.contact, faq })
  expect(graph['@graph'].find((node) => node['@type'] === 'FAQPage')).toMatchObject({
    isPartOf: { '@id': 'https://site.example/contact#webpage' },
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Do I have to be home?',
        acceptedAnswer: { text: 'No. Call (916) 555-0142 or write to hello@rivermark.example.' },
      },
    ],
  })
})
