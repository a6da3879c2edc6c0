import { expect, test } from 'vitest'

import { citySlugs } from '../../../app/content/cities/city.ts'
import { legacyCityPath, legacyRedirects } from '../../../app/content/legacy-redirects.ts'

function targetsOf(path: string) {
  return legacyRedirects.filter(({ from }) => from === path).map(({ target }) => target)
}

test.each(citySlugs)('the earlier page of %s leads to its city page', (citySlug) => {
  expect(targetsOf(`/${citySlug}-pressure-washing`)).toEqual([
    { to: '/city/$citySlug', params: { citySlug } },
  ])
  expect(legacyCityPath(citySlug)).toBe(`/${citySlug}-pressure-washing`)
})

test('no address is sent to two places', () => {
  expect(new Set(legacyRedirects.map(({ from }) => from)).size).toBe(legacyRedirects.length)
})
