import { expect, test } from 'vitest'

import { serviceAreas } from '../../../app/content/cities/city.ts'
import { pagePaths } from '../../../app/seo/page-paths.ts'
import { sharedAddress } from '../../../app/server/page-cache/shared-address.ts'

const [{ slug }] = serviceAreas

test.each(pagePaths)('%s is shared, whatever a campaign hangs on it', (path) => {
  expect(sharedAddress(path)).toBe(path)
  expect(sharedAddress(`${path}?utm_source=x&utm_medium=y&gclid=z`)).toBe(path)
})

test.each([
  ['/services?tab=roof', '/services?tab=roof'],
  ['/services?x=1&tab=roof&y=2', '/services?tab=roof'],
  ['/services?tab=roof&quote=sent', '/services?quote=sent&tab=roof'],
  ['/services?quote=sent&tab=roof', '/services?quote=sent&tab=roof'],
  ['/?quote=sent', '/?quote=sent'],
  ['/gallery?quote=sent', '/gallery'],
  ['/gallery?x=1&kind=decks', '/gallery?kind=decks'],
  [`/city/${slug}?tab=roof`, `/city/${slug}`],
])('%s shares the copy of %s', (target, address) => {
  expect(sharedAddress(target)).toBe(address)
})

test.each([
  '/nowhere',
  '/city/atlantis',
  '/Services',
  '/services/',
  '//',
  '',
  '/services?tab=moat',
  '/services?tab=',
  '/gallery?kind=boats',
  '/services?tab=roof&tab=roof',
  '/services?tab=%22roof%22',
  '/?quote=paid',
  '/?quote=sent&quote=sent',
  '/__proto__',
])('%s is answered by the router itself', (target) => {
  expect(sharedAddress(target)).toBeUndefined()
})

test('ten thousand junk queries share one copy', () => {
  const addresses = Array.from({ length: 10_000 }, (_, index) =>
    sharedAddress(`/services?junk${index}=${index}`),
  )
  expect(new Set(addresses)).toEqual(new Set(['/services']))
})
