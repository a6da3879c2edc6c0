import { beforeAll, describe, expect, test } from 'vitest'

import { testSite } from '../support/test-site.ts'
import { elementsOf, type GraphNode, graphsOf, textsOf } from './page-parts.ts'
import { pages } from './route-table.ts'
import { site } from './site.ts'
import { ask } from './visit.ts'

/** Every object within, the value itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [{ ...value }, ...inner]
}

function isPraise(word: string): boolean {
  return /rating|review/i.test(word)
}

function nodeOf(nodes: GraphNode[], type: string) {
  return nodes.filter((node) => node['@type'] === type)
}

/** What developers.google.com/search asks for: the required of local business and breadcrumb, and what it recommends. */
const required: Record<string, readonly string[]> = {
  HomeAndConstructionBusiness: [
    'name',
    'address',
    'geo',
    'openingHoursSpecification',
    'telephone',
    'url',
    'image',
  ],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  WebSite: ['name', 'url'],
}

function isTold(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Each page and its graphs, asked for once. */
const bodies = new Map<string, string>()
const graphs = new Map<string, GraphNode[][]>()
beforeAll(async () => {
  for (const { path } of pages) {
    const { body } = await ask(site.url, path)
    bodies.set(path, body)
    graphs.set(path, graphsOf(body))
  }
})

describe.each(pages)('the structured data of $path', ({ path }) => {
  function nodes() {
    expect(graphs.get(path)).toHaveLength(1)
    return graphs.get(path)?.[0] ?? []
  }

  test('is one graph in which every reference leads to one node', () => {
    const objects = objectsIn(nodes())
    const defined = objects
      .filter((object) => '@id' in object && '@type' in object)
      .map((object) => object['@id'])
    const referred = objects
      .filter((object) => '@id' in object && !('@type' in object))
      .map((object) => object['@id'])
    expect(new Set(defined).size).toBe(defined.length)
    expect(referred.length).toBeGreaterThan(0)
    expect(referred.filter((id) => !defined.includes(id))).toEqual([])
  })

  test('praises nobody: no rating and no review of ourselves', () => {
    const objects = objectsIn(nodes())
    const keys = objects.flatMap((object) => Object.keys(object))
    expect([...keys, ...objects.map((object) => String(object['@type']))].filter(isPraise)).toEqual([])
  })

  test('names the business, the site and this very page', () => {
    const graph = nodes()
    expect(nodeOf(graph, 'HomeAndConstructionBusiness')).toHaveLength(1)
    expect(nodeOf(graph, 'WebSite')).toHaveLength(1)
    const own = graph.filter(({ url }) => url === testSite.url + path)
    expect(own.some((node) => /WebPage|ContactPage/.test(node['@type']))).toBe(true)
  })

  test('shows the way from home to here, counted from one', () => {
    const [trail] = nodeOf(nodes(), 'BreadcrumbList')
    const items = objectsIn(trail?.['itemListElement'])
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items[0]?.['item']).toBe(`${testSite.url}/`)
    expect(items.at(-1)?.['item']).toBe(testSite.url + path)
  })

  // On the home page it would be the one word Home.
  test.skipIf(path === '/')('shows that way to the visitor as well', () => {
    const [trail] = nodeOf(nodes(), 'BreadcrumbList')
    const items = objectsIn(trail?.['itemListElement'])
    const html = bodies.get(path)?.match(/<nav aria-label="Breadcrumb".*?<\/nav>/s)?.[0] ?? ''
    const steps = textsOf(html, 'li').map((step) => step.replaceAll(/<[^>]*>/g, ''))
    // Where the specification asks for a way back, that is what the first step reads.
    expect(steps.map((step) => step.replace('Back to Home', 'Home'))).toEqual(items.map(({ name }) => name))
    const above = elementsOf(html, 'a').map(({ href = '' }) => testSite.url + href)
    expect(above).toEqual(items.slice(0, -1).map(({ item }) => item))
  })

  test('has everything Google requires of its kinds', () => {
    const objects = objectsIn(nodes())
    for (const object of objects) {
      const type = String(object['@type'])
      // Without a type it only refers to another node.
      const missing = (required[type] ?? []).filter((property) => !isTold(object[property]))
      expect(missing.map((property) => `${type} without ${property}`)).toEqual([])
    }
    expect(
      Object.keys(required).filter((type) => !objects.some((object) => object['@type'] === type)),
    ).toEqual([])
  })
})

const offering = pages.filter(({ path }) => /^\/(services|city|epoxy)/.test(path))

test.each(offering)('$path says what is offered, by whom and where', ({ path }) => {
  const [graph = []] = graphs.get(path) ?? []
  const [service] = nodeOf(graph, 'Service')
  expect(service?.['provider']).toEqual({ '@id': `${testSite.url}/#business` })
  expect(service?.['areaServed']).toBeDefined()
})

test('a page that does not exist has none', async () => {
  expect(graphsOf((await ask(site.url, '/nowhere')).body)).toEqual([])
})
