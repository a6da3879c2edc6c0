import { describe, expect, test } from 'vitest'

import { testSite } from '../support/test-site.ts'
import { offerPaths, onePathPerKind } from './route-table.ts'
import { useLoadedPages } from './support/loaded-pages.ts'
import {
  attributesIn,
  type GraphNode,
  graphsOf,
  textsIn,
} from './support/page-parts.ts'

/**
 * Properties that Google requires or recommends for local businesses and
 * breadcrumbs, by type.
 */
const required: Record<string, string[]> = {
  HomeAndConstructionBusiness: [
    'name',
    'address',
    ...(testSite.address?.coordinates ? ['geo'] : []),
    'openingHoursSpecification',
    'telephone',
    'url',
    'image',
  ],
  PostalAddress: [
    ...(testSite.address ? ['streetAddress', 'postalCode'] : []),
    'addressLocality',
    'addressRegion',
    'addressCountry',
  ],
  ...(testSite.address?.coordinates && {
    GeoCoordinates: ['latitude', 'longitude'],
  }),
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  WebSite: ['name', 'url'],
}

const pageOf = useLoadedPages()
const pageAt = (path: string) => pageOf(path).page

function graphOf(path: string): GraphNode[] {
  const [graph, ...others] = graphsOf(pageAt(path))
  expect(others).toEqual([])
  if (!graph) throw new Error(`${path} has no graph.`)
  return graph
}

function nodeOf(path: string, type: string) {
  return graphOf(path).find((node) => node['@type'] === type)
}

/** Returns every object nested in the value, including the value itself. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [{ ...value }, ...inner]
}

describe.each(onePathPerKind)('the structured data of %s', (path) => {
  test('is one graph in which every reference resolves to one node', () => {
    const withId = objectsIn(graphOf(path)).filter((object) => '@id' in object)
    const defined = withId
      .filter((object) => '@type' in object)
      .map((object) => object['@id'])
    const referred = withId
      .filter((object) => !('@type' in object))
      .map((object) => object['@id'])
    expect(new Set(defined).size).toBe(defined.length)
    expect(referred.length).toBeGreaterThan(0)
    expect(referred.filter((id) => !defined.includes(id))).toEqual([])
  })

  test('describes the business, site and page with every property that Google requires, and no rating', () => {
    const objects = objectsIn(graphOf(path))
    const missing = objects.flatMap((object) => {
      const type = String(object['@type'])
      return (required[type] ?? [])
        .filter((name) => !object[name])
        .map((name) => `${type} without ${name}`)
    })
    expect(missing).toEqual([])
    expect(JSON.stringify(objects)).not.toMatch(/"[^"]*(?:rating|review)\w*":/i)
    expect(objects.map((object) => object['@type'])).toEqual(
      expect.arrayContaining(Object.keys(required)),
    )
    const ofPage = objects.filter(({ url }) => url === testSite.url + path)
    const types = ofPage.map((object) => object['@type'])
    expect(types.join(' ')).toMatch(/WebPage|ContactPage/)
  })

  test('has the same breadcrumbs as the page, from home to the page itself', () => {
    const steps = objectsIn(nodeOf(path, 'BreadcrumbList')?.['itemListElement'])
    expect(steps.map(({ position }) => position)).toEqual(
      steps.map((_, index) => index + 1),
    )
    expect(steps[0]?.['item']).toBe(`${testSite.url}/`)
    expect(steps.at(-1)?.['item']).toBe(testSite.url + path)
    const shown = 'nav[aria-label="Breadcrumb"]'
    // A long trail also has the short name that phones show.
    const names = textsIn(pageAt(path), `${shown} li`).map((step) =>
      step.endsWith('Back to Home') ? 'Home' : step,
    )
    const hrefs = attributesIn(pageAt(path), `${shown} a`, 'href')
    const links = hrefs.map((href) => testSite.url + href)
    // The home page shows no breadcrumbs, because Home would be the only one.
    expect(names).toEqual(path === '/' ? [] : steps.map(({ name }) => name))
    expect(links).toEqual(steps.slice(0, -1).map(({ item }) => item))
  })
})

test.each(offerPaths)(
  '%s describes a service that the business offers in an area',
  (path) => {
    const service = nodeOf(path, 'Service')
    expect(service?.['provider']).toEqual({
      '@id': `${testSite.url}/#business`,
    })
    const area = path.startsWith('/city/')
      ? { '@type': 'City' }
      : { '@id': `${testSite.url}/#service-area` }
    expect(service?.['areaServed']).toMatchObject(area)
  },
)
