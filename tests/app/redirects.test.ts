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
  ['/BLOG', '/reviews'],
  ['/blog/', '/reviews'],
  ['//blog///', '/reviews'],
  ['/%62log', '/reviews'],
  [
    '//ROOF-Pressure-Washing//?utm_source=ad',
    '/services?utm_source=ad&tab=roof',
  ],
  ['/roof-pressure-washing?tab=patio', '/services?tab=roof'],
  [`/${slug}-pressure-washing?a=1&b=x+y&a=2`, `${city}?a=1&b=x+y&a=2`],
  ['/SERVICES', '/services'],
  ['/gallery/', '/gallery'],
  ['/Services/?tab=gutter&gclid=Q', '/services?tab=gutter&gclid=Q'],
  [`//City//${slug.toUpperCase()}/`, city],
  ['/%73ervices', '/services'],
  ['/services%20', '/services'],
  ['//', '/'],
  ['///?x=1', '/?x=1'],
  ['/services?tab=moat', '/services'],
  ['/Services/?tab=moat&x=1', '/services?x=1'],
  ['/CONTACT?quote=paid', '/contact'],
  ['/gallery?kind=boats', '/gallery'],
  ['/robots.txt/', '/robots.txt'],
  ['/sitemap.xml/', '/sitemap.xml'],
  ['/.well-known/security.txt/', '/.well-known/security.txt'],
])('%s redirects to %s in one hop', async (path, to) => {
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
  ['/blog', 301],
  ['/reviews', 200],
  ['/nowhere', 404],
])('HEAD %s responds with %i and no body', async (path, status) => {
  expect(await sendRequest(site.url, path, { method: 'HEAD' })).toMatchObject({
    status,
    body: '',
  })
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
