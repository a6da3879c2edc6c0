import { expect, test } from 'vitest'

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

const citySlugs = [
  'orangevale',
  'el-dorado-hills',
  'loomis',
  'granite-bay',
  'roseville',
  'west-sacramento',
  'foothill-farms',
  'rosemont',
  'rocklin',
  'rio-linda',
  'rancho-cordova',
  'carmichael',
  'folsom',
  'north-highlands',
  'fair-oaks',
  'citrus-heights',
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

test('there are no other redirects, and none twice', () => {
  expect(legacyRedirects).toHaveLength(12 + 16)
  expect(new Set(legacyRedirects.map(({ from }) => from)).size).toBe(28)
})
