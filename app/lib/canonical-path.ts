import { citySlugs } from '~/content/cities/service-areas'
import { legacyRedirects, type LegacyTarget } from '~/content/legacy-urls'

import { searchValues } from './search-params'
import { cityPath, mainPages } from './site-pages'

// Not in site-pages.ts because every page's script includes that module and
// should not include all city names.

/** The canonical paths of all pages. */
export const pagePaths: readonly string[] = [
  ...Object.values(mainPages).map(({ path }) => path),
  ...citySlugs.map(cityPath),
]

const legacyTargets = new Map(
  legacyRedirects.map(({ from, target }) => [from, target]),
)
const nonPagePaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/healthz',
  '/readyz',
  '/reviews/widget',
]

/**
 * The pages with a quote form, which a browser without scripts posts to the
 * page itself.
 */
const formPaths = new Set<string>([
  mainPages.home.path,
  mainPages.services.path,
  mainPages.contact.path,
  ...citySlugs.map(cityPath),
])
const readOnlyPaths = new Set(
  [...pagePaths, ...nonPagePaths].filter((path) => !formPaths.has(path)),
)

/** Returns the methods that a path of the site accepts. */
export function allowedMethods(pathname: string): readonly string[] {
  const isReadOnly = readOnlyPaths.has(cleanPath(pathname))
  return isReadOnly ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
}

/**
 * Returns a 301 to the canonical URL of a page, or undefined if the request may
 * proceed. Redirects paths of the previous site and variant spellings of this
 * one's. The target path comes from our tables, never from the request.
 */
export function canonicalRedirect(
  method: string,
  { pathname, search }: URL,
): Response | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const path = cleanPath(pathname)
  const legacy = legacyTargets.get(path)
  const isNonCanonical =
    path !== pathname && [...pagePaths, ...nonPagePaths].includes(path)
  let location: string
  if (legacy) {
    const newPath =
      'params' in legacy ? cityPath(legacy.params.citySlug) : legacy.to
    location = withQuery(
      newPath,
      search,
      'search' in legacy ? legacy.search : {},
    )
  } else if (isNonCanonical) location = withQuery(path, search)
  // The router would normalize these in several redirects before responding
  // with 404.
  else if (/\/\/|\^|%5e/i.test(pathname)) location = '/404'
  else return undefined
  // Browsers may cache a bare 301 forever. A lifetime of a day allows
  // correcting a wrong one.
  const headers = {
    Location: location,
    'Cache-Control': 'public, max-age=86400',
  }
  return new Response(null, { status: 301, headers })
}

/** Returns the current location of a page of the previous site. */
export function legacyTarget(pathname: string): LegacyTarget | undefined {
  return legacyTargets.get(cleanPath(pathname))
}

/**
 * Decodes a path. Returns undefined if it is malformed, because the framework
 * crashes on such paths.
 */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

function cleanPath(pathname: string): string {
  const path = (decodePath(pathname) ?? pathname).trim().toLowerCase()
  return `/${path.split('/').filter(Boolean).join('/')}`
}

function withQuery(
  path: string,
  search: string,
  overrides: Record<string, string> = {},
): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(overrides)) query.set(name, value)
  // Drop unsupported values here because the page would otherwise drop them
  // with a second redirect.
  for (const [name, allowed] of Object.entries<readonly string[]>(
    searchValues,
  )) {
    const values = query.getAll(name)
    if (values.length > 1 || values.some((value) => !allowed.includes(value)))
      query.delete(name)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
