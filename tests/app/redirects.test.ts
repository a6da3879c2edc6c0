import { expect, test } from 'vitest'

import { examplePath } from '../support/example-city.ts'
import { site } from '../support/site.ts'
import { redirects, tabService, tabServicePath } from './route-table.ts'
import { sendRequest } from './support/requests.ts'

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
  ...redirects
    .filter(({ to }) => !to.includes('?'))
    .slice(0, 1)
    .flatMap(({ path, to }) => [
      { path: `/${path.toUpperCase()}///`, to },
      { path: `${path}?a=1&b=x+y&a=2`, to: `${to}?a=1&b=x+y&a=2` },
    ]),
  ...redirects.flatMap(({ path, to }) =>
    to === tabServicePath
      ? [
          {
            path: `${path}?utm_source=ad`,
            to: `/services?utm_source=ad&tab=${tabService.id}`,
          },
          { path: `${path}?tab=other`, to },
        ]
      : [],
  ),
  {
    path: `/Services/?tab=${tabService.id}&gclid=Q`,
    to: `${tabServicePath}&gclid=Q`,
  },
  { path: `/${examplePath.toUpperCase()}/`, to: examplePath },
  // As chat programs paste links: U+200B, U+202C.
  { path: '/contact%E2%80%8B', to: '/contact' },
  {
    path: `/services/%E2%80%AC?tab=${tabService.id}`,
    to: tabServicePath,
  },
  { path: '//', to: '/' },
  { path: '/Services/?tab=moat&x=1', to: '/services?x=1' },
  { path: '/gallery?kind=boats', to: '/gallery' },
  { path: '/sitemap.xml/', to: '/sitemap.xml' },
])('$path redirects to $to in one hop', async ({ path, to }) => {
  expect(await follow(path)).toMatchObject({ to, targetStatus: 200 })
})

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/%2F/evil.example/',
  '/a^b',
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

test('a form posted to a non-canonical URL is not redirected, because a redirect would lose it', async () => {
  const { status } = await sendRequest(site.url, '/Contact/', {
    method: 'POST',
    headers: { origin: site.url },
  })
  expect(status).toBe(422)
})
