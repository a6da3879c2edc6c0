import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { HTMLElement } from 'node-html-parser'
import { beforeAll, describe, expect, test } from 'vitest'

import { testSite } from '../support/test-site.ts'
import { pages } from './route-table.ts'
import {
  attributesIn,
  type GraphNode,
  graphsOf,
  parsePage,
  textsIn,
} from './support/page-parts.ts'
import { sendRequest } from './support/requests.ts'
import { site } from './support/site.ts'

/**
 * Properties that Google requires or recommends for local businesses and
 * breadcrumbs, by type.
 */
const required: Record<string, string[]> = {
  HomeAndConstructionBusiness: [
    'name',
    'address',
    'geo',
    'openingHoursSpecification',
    'telephone',
    'url',
    'image',
  ],
  PostalAddress: [
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
    'addressCountry',
  ],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  WebSite: ['name', 'url'],
}

const parsed = new Map<string, HTMLElement>()

beforeAll(async () => {
  for (const { path } of pages)
    parsed.set(path, parsePage((await sendRequest(site.url, path)).body))
})

function pageAt(path: string): HTMLElement {
  const page = parsed.get(path)
  if (!page) throw new Error(`${path} has not been loaded.`)
  return page
}

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

describe.each(pages)('the structured data of $path', ({ path }) => {
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

  test('describes the business, site and page with every property that Google requires', () => {
    const objects = objectsIn(graphOf(path))
    const missing = objects.flatMap((object) => {
      const type = String(object['@type'])
      return (required[type] ?? [])
        .filter((name) => !object[name])
        .map((name) => `${type} without ${name}`)
    })
    expect(missing).toEqual([])
    expect(objects.map((object) => object['@type'])).toEqual(
      expect.arrayContaining(Object.keys(required)),
    )
    const ofPage = graphOf(path).filter(
      ({ url }) => url === testSite.url + path,
    )
    expect(
      ofPage.some((node) => /WebPage|ContactPage/.test(node['@type'])),
    ).toBe(true)
  })

  test('has no rating or review of the business itself', () => {
    expect(JSON.stringify(graphOf(path))).not.toMatch(
      /"[^":]*(rating|review)[^":]*":|"@type":"[^"]*(rating|review)/i,
    )
  })

  test('has the same breadcrumbs as the page, from home to the page itself', () => {
    const steps = objectsIn(nodeOf(path, 'BreadcrumbList')?.['itemListElement'])
    expect(steps.map(({ position }) => position)).toEqual(
      steps.map((_, index) => index + 1),
    )
    expect(steps[0]?.['item']).toBe(`${testSite.url}/`)
    expect(steps.at(-1)?.['item']).toBe(testSite.url + path)
    const shown = 'nav[aria-label="Breadcrumb"]'
    const names = textsIn(pageAt(path), `${shown} li`).map((step) =>
      // A long trail also has the short name that phones show.
      step.replace(/^(?:Home )?Back to Home$/, 'Home'),
    )
    const links = attributesIn(pageAt(path), `${shown} a`, 'href').map(
      (href) => testSite.url + href,
    )
    // The home page shows no breadcrumbs, because Home would be the only one.
    expect(names).toEqual(path === '/' ? [] : steps.map(({ name }) => name))
    expect(links).toEqual(steps.slice(0, -1).map(({ item }) => item))
  })
})

test.each(pages.filter(({ path }) => /^\/(services|city|epoxy)/.test(path)))(
  '$path describes a service that the business offers in an area',
  ({ path }) => {
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

test('a missing page has no structured data', async () => {
  const { body } = await sendRequest(site.url, '/nowhere')
  expect(graphsOf(parsePage(body))).toEqual([])
})

// Unknown properties and values of the wrong type are type errors.
test('the structured data of a service page and the contact page matches the schema.org types', () => {
  const folder = mkdtempSync('node_modules/.structured-data-')
  const file = join(folder, 'graphs.ts')
  const graphs = ['/services?tab=roof', '/contact'].map((path) =>
    JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': graphOf(path),
    }),
  )
  writeFileSync(
    file,
    `import type { Graph } from 'schema-dts'\nexport const graphs: Graph[] = [\n${graphs.join(',\n')}\n]\n`,
  )
  const args = [
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'nodenext',
    '--types',
    '',
    file,
  ]
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
})
