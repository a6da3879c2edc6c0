import { citySlugs } from '~/content/cities/service-areas'
import { legacyRedirects, type LegacyTarget } from '~/content/legacy-urls'

import { searchReaders } from './search-params'
import { cityPath, mainPages, type PageKind } from './site-pages'

// Not in site-pages.ts because every page's script includes that module and
// should not include all city names.

const pageKinds = new Map<string, PageKind>()
for (const { path, kind } of Object.values(mainPages)) {
  pageKinds.set(path, kind)
}
for (const slug of citySlugs) pageKinds.set(cityPath(slug), 'city')

/** The canonical paths of all pages. */
export const pagePaths: readonly string[] = [...pageKinds.keys()]

const legacyTargets = new Map(
  legacyRedirects.map(({ from, target }) => [from, target]),
)
const nonPagePaths = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/healthz',
  '/readyz',
  '/reviews/widget',
])

/** Returns the methods that a path of the site accepts. */
export function allowedMethods(pathname: string): readonly string[] {
  const path = cleanPath(pathname)
  const kind = pageKinds.get(path)
  const isReadOnly = kind ? !hasQuoteForm(kind) : nonPagePaths.has(path)
  return isReadOnly ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
}

/**
 * Returns whether a kind of page has a quote form, which a browser without
 * scripts posts to the page itself. Its query says what became of the post.
 */
function hasQuoteForm(kind: PageKind): boolean {
  return 'quote' in searchReaders[kind]({})
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
  const location = canonicalLocation(pathname, search)
  if (location === undefined) return undefined
  // Browsers may cache a bare 301 forever. A lifetime of a day allows
  // correcting a wrong one.
  const headers = {
    Location: location,
    'Cache-Control': 'public, max-age=86400',
  }
  return new Response(null, { status: 301, headers })
}

/** Returns undefined if a URL is canonical, or unknown. */
function canonicalLocation(
  pathname: string,
  search: string,
): string | undefined {
  const path = cleanPath(pathname)
  const legacy = legacyTargets.get(path)
  if (legacy) return legacyLocation(legacy, search)
  const isKnown = pageKinds.has(path) || nonPagePaths.has(path)
  if (isKnown && path !== pathname)
    return withQuery(path, new URLSearchParams(search))
  // The router would normalize these in several redirects before responding
  // with 404.
  if (/\/\/|\^|%5e/i.test(pathname)) return '/404'
  return undefined
}

function legacyLocation(target: LegacyTarget, search: string): string {
  const path = 'params' in target ? cityPath(target.params.citySlug) : target.to
  const query = new URLSearchParams(search)
  if ('search' in target) {
    for (const [name, value] of Object.entries(target.search))
      query.set(name, value)
  }
  return withQuery(path, query)
}

/** Returns the current location of a page of the previous site. */
export function legacyTarget(pathname: string): LegacyTarget | undefined {
  return legacyTargets.get(cleanPath(pathname))
}

/** Decodes a path. Returns undefined if it is malformed. */
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

/** Drops what the page would otherwise drop itself, with a second redirect. */
function withQuery(path: string, query: URLSearchParams): string {
  for (const [name, value] of Object.entries(readPageQuery(path, query)))
    if (value === undefined) query.delete(name)
  return query.size > 0 ? `${path}?${query}` : path
}

/**
 * Returns the parameters that a page's route reads, by name. A value is
 * undefined if it is missing, given twice or not one of the page's values.
 */
export function readPageQuery(
  path: string,
  query: URLSearchParams,
): Record<string, string | number | undefined> {
  const kind = pageKinds.get(path)
  if (kind === undefined) return {}
  const readSearch = searchReaders[kind]
  const names = Object.keys(readSearch({}))
  const given: Record<string, string | undefined> = {}
  for (const name of names) {
    const [value, ...duplicates] = query.getAll(name)
    if (duplicates.length === 0) given[name] = value
  }
  return readSearch(given)
}
