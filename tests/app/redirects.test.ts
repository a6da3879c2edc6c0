import { expect, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/service-areas.ts'
import { redirects } from './route-table.ts'
import { followRedirects, sendRequest } from './support/requests.ts'
import { site } from './support/site.ts'

const [{ slug }] = serviceAreas
const city = `/city/${slug}`

test.each(redirects)(
  '$path redirects to $to in one permanent hop',
  async ({ path, to }) => {
    const { status, hops } = await followRedirects(site.url, path)
    expect({ status, hops }).toEqual({
      status: 200,
      hops: [{ status: 301, to }],
    })
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
  { path: '//', to: '/' },
  { path: '///?x=1', to: '/?x=1' },
  { path: '/services?tab=moat', to: '/services' },
  { path: '/Services/?tab=moat&x=1', to: '/services?x=1' },
  { path: '/CONTACT?quote=paid', to: '/contact' },
  { path: '/gallery?kind=boats', to: '/gallery' },
  { path: '/robots.txt/', to: '/robots.txt' },
  { path: '/sitemap.xml/', to: '/sitemap.xml' },
  { path: '/.well-known/security.txt/', to: '/.well-known/security.txt' },
])('$path redirects to $to in one hop', async ({ path, to }) => {
  const { status, hops } = await followRedirects(site.url, path)
  expect({ status, to: hops.map((hop) => hop.to) }).toEqual({
    status: 200,
    to: [to],
  })
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
  const { status, hops, headers } = await followRedirects(site.url, path)
  expect({ status, cookies: headers['set-cookie'] }).toEqual({
    status: 404,
    cookies: undefined,
  })
  expect(hops.length).toBeLessThanOrEqual(1)
})

test('an unknown city redirects to /404', async () => {
  const { status, hops } = await followRedirects(site.url, '/city/atlantis')
  expect({ status, hops }).toEqual({
    status: 404,
    hops: [{ status: 307, to: '/404' }],
  })
})

test.each([
  { path: '/blog', status: 301 },
  { path: '/reviews', status: 200 },
  { path: '/nowhere', status: 404 },
])('HEAD $path responds with $status and no body', async (expected) => {
  const head = { method: 'HEAD' }
  const response = await sendRequest(site.url, expected.path, head)
  expect(response).toMatchObject({ status: expected.status, body: '' })
})

test('a form posted to a non-canonical URL is not redirected, because a redirect would lose it', async () => {
  const response = await fetch(`${site.url}/Contact/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams({ firstName: '' }),
  })
  expect(response.status).toBe(422)
})
