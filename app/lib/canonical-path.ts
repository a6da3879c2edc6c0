import { citySlugs } from '~/content/cities/city'
import { legacyRedirects, type LegacyTarget } from '~/content/legacy-addresses'

import { searchValues } from './search-params'
import { cityPath, mainPages } from './site-pages'

// Not in site-pages.ts: that is in the script of every page, where the names of all places must not be.

/** Every path that responds with a page of its own. */
export const pagePaths: readonly string[] = [
  ...Object.values(mainPages).map(({ path }) => path),
  ...citySlugs.map(cityPath),
]

const legacyTargets = new Map(legacyRedirects.map(({ from, target }) => [from, target]))
const filesForMachines = ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/.well-known/security.txt']

/**
 * The 301 to the one address of a page, or nothing when the request may go on: the new place of a page of the earlier
 * site, or the one spelling of a page of this one. Its path comes from our own tables, never from the request.
 */
export function canonicalRedirect(method: string, { pathname, search }: URL): Response | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const path = cleanPath(pathname)
  const legacy = legacyTargets.get(path)
  const isOtherSpelling = path !== pathname && [...pagePaths, ...filesForMachines].includes(path)
  let location: string
  if (legacy) {
    const newPath = 'params' in legacy ? cityPath(legacy.params.citySlug) : legacy.to
    location = withQuery(newPath, search, 'search' in legacy ? legacy.search : {})
  } else if (isOtherSpelling) location = withQuery(path, search)
  // The router would redirect these to themselves in more than one step before it finds nothing.
  else if (/\/\/|\^|%5e/i.test(pathname)) location = '/404'
  else return undefined
  // Browsers would keep a bare 301 forever; a day lets a wrong one be taken back.
  const headers = { Location: location, 'Cache-Control': 'public, max-age=86400' }
  return new Response(null, { status: 301, headers })
}

/** Where a page of the earlier site lives now. */
export function legacyTarget(pathname: string): LegacyTarget | undefined {
  return legacyTargets.get(cleanPath(pathname))
}

/** Nothing for an address that cannot be decoded: the framework breaks on it. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

function cleanPath(pathname: string): string {
  const path = (decodedPath(pathname) ?? pathname).trim().toLowerCase()
  return `/${path.split('/').filter(Boolean).join('/')}`
}

function withQuery(path: string, search: string, own: Record<string, string> = {}): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(own)) query.set(name, value)
  // The page would drop another value with a redirect of its own.
  for (const [name, readable] of Object.entries<readonly string[]>(searchValues)) {
    const values = query.getAll(name)
    if (values.length > 1 || values.some((value) => !readable.includes(value))) query.delete(name)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
