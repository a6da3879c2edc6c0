import { beforeAll, describe, expect, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { testSite } from '../support/test-site.ts'
import { metaOf, textsOf } from './page-parts.ts'
import { pages, queries, redirects, spellings } from './route-table.ts'
import { site } from './site.ts'
import { describeAddresses } from './spelled-addresses.ts'
import { ask, visit } from './visit.ts'

let sitemap: string[]

beforeAll(async () => {
  sitemap = textsOf((await ask(site.url, '/sitemap.xml')).body, 'loc')
})

function queryOf(index: number): string {
  return queries[index % queries.length] ?? ''
}

// Every spelling of every address, each with one of the queries; the deep tests try each with each.
describeAddresses((row) => spellings.map((spelling, index) => ({ spelling, query: queryOf(row + index) })))

describe.each(pages)('$path', ({ path, title, inSitemap }) => {
  test('it has one title, one description, and may be indexed', async () => {
    const { body } = await ask(site.url, path)
    expect(textsOf(body, 'title')).toEqual([expect.stringContaining(title)])
    expect(metaOf(body, 'description')).toHaveLength(1)
    expect(metaOf(body, 'description')[0]?.length).toBeGreaterThan(100)
    expect(metaOf(body, 'robots')).toEqual([])
  })

  test('what it shows when shared is complete and absolute', async () => {
    const { body } = await ask(site.url, path)
    expect(metaOf(body, 'og:url')).toEqual([testSite.url + path])
    expect(metaOf(body, 'og:title')).toEqual(textsOf(body, 'title'))
    expect(metaOf(body, 'og:description')).toEqual(metaOf(body, 'description'))
    expect(metaOf(body, 'og:image')).toEqual([
      expect.stringMatching(/^https:\/\/[^/]+\/social\/[a-z-]+\.jpg$/),
    ])
  })

  test(`it is ${inSitemap ? '' : 'not '}in the sitemap`, () => {
    expect(sitemap.includes(testSite.url + path)).toBe(inSitemap)
  })
})

test.each(redirects)('$path is in the sitemap: $inSitemap', ({ path, inSitemap }) => {
  expect(sitemap.includes(testSite.url + path)).toBe(inSitemap)
})

test.each([
  ['/services?tab=moat', '/services'],
  ['/Services/?tab=moat&x=1', '/services?x=1'],
  ['/roof-pressure-washing/?tab=patio', '/services?tab=roof'],
  ['/CONTACT?quote=paid', '/contact'],
  ['/gallery?kind=boats', '/gallery'],
  ['/Gallery?kind=decks', '/gallery?kind=decks'],
])('%s: a value that means nothing is dropped on the one step to %s', async (from, to) => {
  const { status, hops } = await visit(site.url, from)
  expect(status).toBe(200)
  expect(hops.map((hop) => hop.to)).toEqual([to])
})

test.each(['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'])(
  '%s with a slash at its end is one step away',
  async (path) => {
    const visited = await visit(site.url, `${path}/`)
    expect(visited.hops).toEqual([{ status: 301, to: path }])
    expect(visited.status).toBe(200)
  },
)

test.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE'])(
  '%s is not allowed, and it is said what is',
  async (method) => {
    const { status, headers } = await ask(site.url, '/contact', method)
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, POST')
  },
)

test('an unknown city is sent to /404', async () => {
  expect((await visit(site.url, '/city/atlantis')).hops).toEqual([{ status: 307, to: '/404' }])
})

test('the sitemap lists no address twice and none that is not in the table', () => {
  const listed = [...pages, ...redirects]
    .filter((row) => row.inSitemap)
    .map(({ path }) => testSite.url + path)
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
  expect(await ask(site.url, `/${serviceAreas[0].slug}-Pressure-Washing`, 'HEAD')).toMatchObject({
    status: 301,
    body: '',
  })
  expect(await ask(site.url, '/reviews', 'HEAD')).toMatchObject({ status: 200, body: '' })
  expect(await ask(site.url, '/nowhere', 'HEAD')).toMatchObject({ status: 404, body: '' })
})
