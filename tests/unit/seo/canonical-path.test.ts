import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { citySlugs, serviceAreas } from '../../../app/content/cities/city.ts'
import { legacyCityPath, legacyRedirects } from '../../../app/content/legacy-redirects.ts'
import { legacyTarget, permanentAddress } from '../../../app/seo/canonical-path.ts'
import { pagePaths } from '../../../app/seo/page-paths.ts'

/** As the edge hears it: through a URL. */
function addressAfter(pathAndQuery: string) {
  return permanentAddress(new URL(`http://localhost${pathAndQuery}`))
}

const [{ slug }] = serviceAreas
const earlier = legacyCityPath(slug)
const earlierTab = legacyRedirects.flatMap(({ from, target }) =>
  'search' in target ? [{ from, ...target.search }] : [],
)[0]
if (!earlierTab) throw new Error('No earlier address leads to a service.')

test.each([
  ['a legacy address goes to its page', earlier, `/city/${slug}`],
  ['its target brings its own parameter', earlierTab.from, `/services?tab=${earlierTab.tab}`],
  ['other case', earlier.toUpperCase(), `/city/${slug}`],
  ['a slash at the end', `${earlier}/`, `/city/${slug}`],
  ['many slashes', `/${earlier}///`, `/city/${slug}`],
  [
    'all of it at once is one step',
    `/${earlierTab.from.toUpperCase()}//?utm_source=ad`,
    `/services?utm_source=ad&tab=${earlierTab.tab}`,
  ],
  [
    "the target's parameter wins over the visitor's",
    `${earlierTab.from}?tab=patio`,
    `/services?tab=${earlierTab.tab}`,
  ],
  ['a query is kept', `${earlier}?a=1&b=x+y&a=2`, `/city/${slug}?a=1&b=x+y&a=2`],
  ['a page in capitals', '/SERVICES', '/services'],
  ['a page with a slash at the end', '/gallery/', '/gallery'],
  ['a page and its query', '/Services/?tab=gutter&gclid=Q', '/services?tab=gutter&gclid=Q'],
  ['a city page in capitals', `/City/${slug.toUpperCase()}/`, `/city/${slug}`],
  ['letters written as codes', '/%73ervices', '/services'],
  ['a space that came along when the address was copied', '/services%20', '/services'],
  ['home and a space', '/%20', '/'],
  ['home behind too many slashes', '//', '/'],
  ['home with a query behind too many slashes', '///?x=1', '/?x=1'],
  ['a tab nobody knows is dropped, or the page would redirect once more', '/services/?tab=moat', '/services'],
  ['so is a second tab', '/services/?tab=roof&tab=patio', '/services'],
  ['and a notice that was not', '/contact/?quote=paid&x=1', '/contact?x=1'],
  ['a path with double slashes that is no page', '//evil.example', '/404'],
  ['the same behind a backslash', '/\\evil.example/', '/404'],
  ['an unknown city that is spelled oddly', '/city//Atlantis/', '/404'],
  ['a caret, over which the router would stumble without end', '/a^b', '/404'],
  ['an encoded caret', '/%5E', '/404'],
])('%s: %s', (_, from, to) => {
  expect(addressAfter(from)).toBe(to)
})

test.each([
  '/',
  '/services',
  '/services?tab=roof&utm_source=ad',
  '/services?tab=moat',
  `/city/${slug}`,
  '/city/atlantis',
  '/404',
  '/nowhere',
  '/Nowhere/',
  '/%2F%2Fevil.example/',
  '/%5Cevil.example/',
  '/services%2F',
  `${earlier}%0d%0aSet-Cookie:x`,
  '/atlantis-pressure-washing',
  '/sitemap.xml',
  '/assets/Index-AbC.js',
  '/pictures/services/Roof.JPG',
  '/_serverFn/abc',
  '/%E0%A4%A',
])('%s may stay as it is', (path) => {
  expect(addressAfter(path)).toBeUndefined()
})

test('every page has exactly the address it is listed under', () => {
  for (const path of pagePaths) expect(addressAfter(path)).toBeUndefined()
})

test('legacy names are found whatever their spelling, and nothing else is', () => {
  expect(legacyTarget(`${earlier.toUpperCase()}/`)).toEqual({
    to: '/city/$citySlug',
    params: { citySlug: slug },
  })
  expect(legacyTarget('/reviews')).toBeUndefined()
  expect(legacyTarget('/toString')).toBeUndefined()
})

const words = `
  / // \\ %2f %5C %2e%2e .. . %00 %0d%0a %09 % %25 @ : ; # < evil.example http: javascript: services SERVICES city
  Folsom blog -pressure-washing 404 é \u212A \u202E $ { __proto__ constructor`
const pieces = fc.constantFrom(
  ...words.trim().split(/\s+/),
  ...citySlugs,
  ...legacyRedirects.map(({ from }) => from),
)
const paths = fc.array(pieces, { maxLength: 6 }).map((parts) => `/${parts.join('')}`)
const queries = fc.oneof(
  fc.webQueryParameters(),
  fc
    .array(fc.constantFrom('tab=', 'roof', '&', '=', '%', '+', '//evil.example', '\n', '__proto__=1', '?'), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
)

test('whatever is asked for, the answer is an address of this site that stays where it is', () => {
  const known = new Set([...pagePaths, '/404'])
  let answered = 0
  fc.assert(
    fc.property(paths, queries, (path, query) => {
      const answer = permanentAddress({ pathname: path, search: query && `?${query}` })
      if (answer === undefined) return
      answered++
      const url = new URL(answer, 'http://localhost')
      expect(url.origin).toBe('http://localhost')
      expect(known).toContain(url.pathname)
      expect(answer).toBe(url.pathname + url.search)
      expect(permanentAddress(url)).toBeUndefined()
    }),
    { seed: 20_261_121, numRuns: 3000 },
  )
  expect(answered).toBeGreaterThan(100)
})
