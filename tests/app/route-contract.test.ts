import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { sampleSite } from '../../app/content/site.ts'
import type { Stack } from '../stack/stack.ts'
import { canonicalsOf, metaOf, textsOf } from './page-parts.ts'
import { nowhere, pages, queries, redirects, type Spelling, spellings } from './route-table.ts'
import { startTestSite } from './site.ts'
import { ask, visit } from './visit.ts'

let site: Stack
let sitemap: string[]

beforeAll(async () => {
  site = await startTestSite()
  sitemap = textsOf((await ask(site.url, '/sitemap.xml')).body, 'loc')
})
afterAll(() => site.stop())

const variants = spellings.flatMap((spelling) => queries.map((query) => ({ spelling, query })))

interface Variant {
  spelling: Spelling
  query: string
}

function spelled(path: string, { spelling, query }: Variant): string {
  return withQuery(spelling.of(path), query)
}

function withQuery(address: string, query: string): string {
  if (query === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** The order of parameters is of no importance; everything else of an address is. */
function meaningOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return { pathname, parameters: [...searchParams].map((pair) => pair.join('=')).toSorted() }
}

describe.each(pages)('$path', ({ path, title, inSitemap }) => {
  test.each(variants)(
    '$spelling.name, query "$query": at most one step, to the one page',
    async (variant) => {
      const asked = spelled(path, variant)
      const { status, hops, body } = await visit(site.url, asked)
      expect(status).toBe(200)
      expect(hops.map((hop) => hop.status)).toEqual(variant.spelling.of(path) === path ? [] : [301])
      expect(meaningOf(hops.at(-1)?.to ?? asked)).toEqual(meaningOf(withQuery(path, variant.query)))
      expect(canonicalsOf(body)).toEqual([sampleSite.url + path])
    },
  )

  test('it has one title, one description, and may be indexed', async () => {
    const { body } = await ask(site.url, path)
    expect(textsOf(body, 'title')).toEqual([expect.stringContaining(title)])
    expect(metaOf(body, 'description')).toHaveLength(1)
    expect(metaOf(body, 'description')[0]?.length).toBeGreaterThan(100)
    expect(metaOf(body, 'robots')).toEqual([])
  })

  test('what it shows when shared is complete and absolute', async () => {
    const { body } = await ask(site.url, path)
    expect(metaOf(body, 'og:url')).toEqual([sampleSite.url + path])
    expect(metaOf(body, 'og:title')).toEqual(textsOf(body, 'title'))
    expect(metaOf(body, 'og:description')).toEqual(metaOf(body, 'description'))
    expect(metaOf(body, 'og:image')).toEqual([
      expect.stringMatching(/^https:\/\/[^/]+\/social\/[a-z]+\.jpg$/),
    ])
  })

  test(`it is ${inSitemap ? '' : 'not '}in the sitemap`, () => {
    expect(sitemap.includes(sampleSite.url + path)).toBe(inSitemap)
  })
})

describe.each(redirects)('$path', ({ path, to, inSitemap }) => {
  test.each(variants)('$spelling.name, query "$query": exactly one permanent step', async (variant) => {
    const { status, hops } = await visit(site.url, spelled(path, variant))
    expect(status).toBe(200)
    expect(hops.map((hop) => hop.status)).toEqual([301])
    expect(meaningOf(hops[0]?.to ?? '')).toEqual(meaningOf(withQuery(to, variant.query)))
  })

  test(`it is ${inSitemap ? '' : 'not '}in the sitemap`, () => {
    expect(sitemap.includes(sampleSite.url + path)).toBe(inSitemap)
  })
})

describe.each(nowhere)('%s', (path) => {
  test.each(variants)('$spelling.name, query "$query": not found', async (variant) => {
    const { status, hops, body } = await visit(site.url, spelled(path, variant))
    expect(status).toBe(404)
    expect(hops.length).toBeLessThanOrEqual(1)
    expect(textsOf(body, 'h1')).toEqual(['Oops! Page not found'])
    expect(body).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/)
    expect(textsOf(body, 'title')).toEqual([expect.stringContaining('Page not found')])
    expect(metaOf(body, 'robots')).toEqual(['noindex'])
    expect(canonicalsOf(body)).toEqual([])
  })
})

test.each([
  ['/services?tab=moat', '/services'],
  ['/Services/?tab=moat&x=1', '/services?x=1'],
  ['/roof-pressure-washing/?tab=patio', '/services?tab=roof'],
  ['/CONTACT?quote=paid', '/contact'],
])('%s: a value that means nothing is dropped on the one step to %s', async (from, to) => {
  const { status, hops } = await visit(site.url, from)
  expect(status).toBe(200)
  expect(hops.map((hop) => hop.to)).toEqual([to])
})

test('an unknown city is sent to /404', async () => {
  expect((await visit(site.url, '/city/atlantis')).hops).toEqual([{ status: 307, to: '/404' }])
})

test('the sitemap lists no address twice and none that is not in the table', () => {
  const listed = [...pages, ...redirects]
    .filter((row) => row.inSitemap)
    .map(({ path }) => sampleSite.url + path)
  expect(sitemap.toSorted()).toEqual(listed.toSorted())
})

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s says what it is and may be kept for an hour', async (path, type) => {
  const { status, headers } = await ask(site.url, path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe(type)
  expect(headers['cache-control']).toBe('public, max-age=3600')
})

test('HEAD is answered like GET, without the page', async () => {
  expect(await ask(site.url, '/Blog', 'HEAD')).toMatchObject({ status: 301, body: '' })
  expect(await ask(site.url, '/reviews', 'HEAD')).toMatchObject({ status: 200, body: '' })
  expect(await ask(site.url, '/nowhere', 'HEAD')).toMatchObject({ status: 404, body: '' })
})
