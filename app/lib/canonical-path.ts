import { citySlugs } from '~/content/cities/city'
import { legacyRedirects, type LegacyTarget } from '~/content/legacy-redirects'

import { searchValues } from './search-params'
import { cityPath, mainPages } from './site-pages'

// Not in site-pages.ts: that is in the script of every page, where the names of all places must not be.

/** Every path that responds with a page of its own. */
export const pagePaths: readonly string[] = [
  ...Object.values(mainPages).map(({ path }) => path),
  ...citySlugs.map(cityPath),
]

const legacyTargets = new Map(legacyRedirects.map(({ from, target }) => [from, target]))
// With what the server writes for machines, at the addresses these look for.
const pages = new Set([
  ...pagePaths,
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
])

/**
 * Where an address should permanently go instead: the new place of a page of the earlier site, or the one
 * spelling of a page of this one (lower case, single slashes, no slash or space at the end). The path of the result always
 * comes from our own tables, never from the request: it cannot lead to another site or back to itself.
 * @param address path and query as they stand in a URL: percent-encoded, the query with its question mark.
 * @returns path and query, or nothing when the address may stay as it is.
 */
function permanentAddress(address: { pathname: string; search: string }): string | undefined {
  const path = cleanPath(address.pathname)
  const legacy = legacyTarget(path)
  if (legacy) return withQuery(pathOf(legacy), address.search, 'search' in legacy ? legacy.search : {})
  if (path !== address.pathname && pages.has(path)) return withQuery(path, address.search, {})
  return isTidiedInSteps(address.pathname) ? '/404' : undefined
}

// Before it finds nothing, the router would redirect such a path to itself more than once: slash by slash, then
// away from the unknown city, and because of a caret without end (it wants one as it is, URLs carry it encoded).
function isTidiedInSteps(pathname: string): boolean {
  return /\/\/|\^|%5e/i.test(pathname)
}

// Browsers would keep a bare 301 forever; a day lets a wrong one be taken back.
const redirectCaching = 'public, max-age=86400'

/** The 301 to the one address of a page, or nothing when the request may go on. */
export function canonicalRedirect(method: string, url: URL): Response | undefined {
  const location = method === 'GET' || method === 'HEAD' ? permanentAddress(url) : undefined
  if (location === undefined) return undefined
  return new Response(null, {
    status: 301,
    headers: { Location: location, 'Cache-Control': redirectCaching },
  })
}

/** Where a page of the earlier site lives now. */
export function legacyTarget(pathname: string): LegacyTarget | undefined {
  return legacyTargets.get(cleanPath(pathname))
}

function cleanPath(pathname: string): string {
  return `/${decoded(pathname).trim().toLowerCase().split('/').filter(Boolean).join('/')}`
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

function pathOf(target: LegacyTarget): string {
  return target.to === '/city/$citySlug' ? cityPath(target.params.citySlug) : target.to
}

function withQuery(path: string, search: string, own: Record<string, string>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(own)) query.set(name, value)
  // A page that finds another value responds with a redirect of its own, to itself without the parameter. Dropping
  // it at once keeps the way to one step.
  for (const [name, readable] of Object.entries<readonly string[]>(searchValues)) {
    const values = query.getAll(name)
    if (values.length > 1 || values.some((value) => !readable.includes(value))) query.delete(name)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
