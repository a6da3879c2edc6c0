import { expect, test } from 'vitest'

import { citySlugs } from '../../../app/content/cities/city.ts'
import { legacyCityPath, legacyRedirects } from '../../../app/content/legacy-redirects.ts'

const specified = [
  ['/about-us', { to: '/' }],
  ['/roof-pressure-washing', { to: '/services', search: { tab: 'roof' } }],
  ['/roof-pressure-washing-sacramento', { to: '/services', search: { tab: 'roof' } }],
  ['/house-washing', { to: '/services', search: { tab: 'full-house' } }],
  ['/concrete-and-paver-sealing', { to: '/services', search: { tab: 'concrete-sealing' } }],
  ['/driveway-pressure-washing', { to: '/services', search: { tab: 'driveway' } }],
  ['/patio-pressure-washing', { to: '/services', search: { tab: 'patio' } }],
  ['/commercial-pressure-washing-company-sacramento', { to: '/services', search: { tab: 'commercial' } }],
  ['/blog', { to: '/reviews' }],
  ['/privacy', { to: '/contact' }],
  ['/epoxy-garage-flooring-elk-grove', { to: '/epoxy' }],
  ['/pressure-washing-company-carmichael', { to: '/city/$citySlug', params: { citySlug: 'carmichael' } }],
] as const

function targetsOf(path: string) {
  return legacyRedirects.filter(({ from }) => from === path).map(({ target }) => target)
}

test.each(specified)('%s leads where the specification says', (path, target) => {
  expect(targetsOf(path)).toEqual([target])
})

test.each(citySlugs)('the earlier page of %s leads to its city page', (citySlug) => {
  expect(targetsOf(`/${citySlug}-pressure-washing`)).toEqual([
    { to: '/city/$citySlug', params: { citySlug } },
  ])
  expect(legacyCityPath(citySlug)).toBe(`/${citySlug}-pressure-washing`)
})

test('no address is sent to two places', () => {
  expect(new Set(legacyRedirects.map(({ from }) => from)).size).toBe(legacyRedirects.length)
})
