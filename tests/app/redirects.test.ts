import { describe, expect, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/service-areas.ts'
import { redirects } from './route-table.ts'
import { sendRequest } from './support/requests.ts'
import { site } from './support/site.ts'

const [{ slug }] = serviceAreas
const city = `/city/${slug}`

/** Follows a path's redirect, if it is one, and only this one. */
async function follow(path: string) {
  const { status, headers } = await sendRequest(site.url, path)
  const { location } = headers
  const target = await sendRequest(site.url, location ?? path)
  return { status, to: location, targetStatus: target.status }
}

test.each(redirects)(
  '$path redirects to $to in one permanent hop',
  async ({ path, to }) => {
    const expected = { status: 301, to, targetStatus: 200 }
    expect(await follow(path)).toEqual(expected)
  },
)

test.each([
  { path: '/BLOG', to: '/reviews' },
  { path: '/blog/', to: '/reviews' },
  { path: '//blog///', to: '/reviews' },
  { path: '/%62log', to: '/reviews' },
  {
    path: '//ROOF-Pressure-Washing//?utm_source=ad',
    to: '/services?utm_source=ad&tab=roof',
  },
  { path: '/roof-pressure-washing?tab=patio', to: '/services?tab=roof' },
  {
    path: `/${slug}-pressure-washing?a=1&b=x+y&a=2`,
    to: `${city}?a=1&b=x+y&a=2`,
  },
  { path: '/SERVICES', to: '/services' },
  { path: '/gallery/', to: '/gallery' },
  { path: '/Services/?tab=gutter&gclid=Q', to: '/services?tab=gutter&gclid=Q' },
  { path: `//City//${slug.toUpperCase()}/`, to: city },
  { path: '/%73ervices', to: '/services' },
  { path: '/services%20', to: '/services' },
  // As chat programs paste links: U+200B, a BOM, a soft hyphen, U+202C.
  { path: '/contact%E2%80%8B', to: '/contact' },
  { path: '/contact%EF%BB%BF', to: '/contact' },
  { path: '/blog%C2%AD', to: '/reviews' },
  { path: '/services/%E2%80%AC?tab=roof', to: '/services?tab=roof' },
  { path: '//', to: '/' },
  { path: '///?x=1', to: '/?x=1' },
  { path: '/services?tab=moat', to: '/services' },
  { path: '/Services/?tab=moat&x=1', to: '/services?x=1' },
  { path: '/gallery?kind=boats', to: '/gallery' },
  { path: '/robots.txt/', to: '/robots.txt' },
  { path: '/sitemap.xml/', to: '/sitemap.xml' },
  { path: '/.well-known/security.txt/', to: '/.well-known/security.txt' },
])('$path redirects to $to in one hop', async ({ path, to }) => {
  expect(await follow(path)).toMatchObject({ to, targetStatus: 200 })
})

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/%2F/evil.example/',
  '///evil.example',
  '/a^b',
  '/%5E',
  '/%0d%0aSet-Cookie:x',
])('%s ends in a 404 on this site', async (path) => {
  const { headers } = await sendRequest(site.url, path)
  expect(headers['set-cookie']).toBeUndefined()
  const { to = '/', targetStatus } = await follow(path)
  expect(to).toMatch(/^\/(?![/\\])/)
  expect(targetStatus).toBe(404)
})

test.each(['atlantis', 'toString', '__proto__'])(
  'the unknown city %s redirects to /404',
  async (name) => {
    const expected = { status: 307, to: '/404', targetStatus: 404 }
    expect(await follow(`/city/${name}`)).toEqual(expected)
  },
)

describe('a HEAD request', () => {
  test.each([
    { path: '/blog', status: 301 },
    { path: '/reviews', status: 200 },
    { path: '/nowhere', status: 404 },
  ])('for $path gets $status and no body', async ({ path, status }) => {
    const response = await sendRequest(site.url, path, { method: 'HEAD' })
    expect(response).toMatchObject({ status, body: '' })
  })
})

test('a form posted to a non-canonical URL is not redirected, because a redirect would lose it', async () => {
  const { status } = await sendRequest(site.url, '/Contact/', {
    method: 'POST',
    headers: { origin: site.url },
  })
  expect(status).toBe(422)
})
