import { cityIndex } from '~/content/cities/city-index'
import { galleryKinds } from '~/content/gallery-filters'
import { legacyRedirects } from '~/content/legacy-urls'
import { serviceIds } from '~/content/services/service-index'

import { searchReaders } from './search-params'
import {
  cityPage,
  mainPages,
  type SitePage,
  specialtyPages,
} from './site-pages'

// Apart from site-pages.ts, which every page's script includes.

const pages: readonly SitePage[] = [
  ...Object.values(mainPages),
  ...specialtyPages,
  ...cityIndex.map(cityPage),
]
const pagesByPath = new Map(pages.map((page) => [page.path, page]))

export const pagePaths: readonly string[] = [...pagesByPath.keys()]

/** The keys of all pages that visitors share (`pageKey`). */
export const pageKeys: readonly string[] = [
  ...pagePaths,
  ...serviceIds.map((id) => `${mainPages.services.path}?tab=${id}`),
  ...galleryKinds.map((kind) => `${mainPages.gallery.path}?kind=${kind}`),
]

/** The parameter of the page that a successful plain form post leads to. */
export const sentParameter = 'quote'

const legacyTargets = new Map(legacyRedirects.map(({ from, to }) => [from, to]))
const nonPagePaths = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/healthz',
  '/readyz',
  '/reviews/widget',
])

export function allowedMethods(pathname: string): readonly string[] {
  const path = cleanPath(pathname)
  const page = pagesByPath.get(path)
  const isReadOnly = page ? !page.hasQuoteForm : nonPagePaths.has(path)
  return isReadOnly ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
}

/**
 * The key under which visitors share a page. Tracking parameters are no part of
 * it. Undefined if the response may be something else than a page.
 */
export function pageKey(method: string, url: string): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [path = ''] = url.split('?', 1)
  if (!pagesByPath.has(path)) return undefined
  if (path === url) return path
  const query = new URLSearchParams(url.slice(path.length))
  if (query.has(sentParameter)) return undefined
  const keyQuery = new URLSearchParams()
  for (const [name, value] of Object.entries(readPageQuery(path, query))) {
    if (!query.has(name)) continue
    // The router redirects to the page without the value.
    if (value === undefined) return undefined
    keyQuery.append(name, String(value))
  }
  return keyQuery.size > 0 ? `${path}?${keyQuery}` : path
}

/**
 * A 301, for paths of the previous site and variant spellings of this one's.
 * The target comes from our tables, never from the request.
 */
export function canonicalRedirect(
  method: string,
  { pathname, search }: URL,
): Response | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const location = canonicalLocation(pathname, search)
  if (location === undefined) return undefined
  // Browsers may cache a bare 301 forever.
  const headers = {
    Location: location,
    'Cache-Control': 'public, max-age=86400',
  }
  return new Response(null, { status: 301, headers })
}

function canonicalLocation(
  pathname: string,
  search: string,
): string | undefined {
  const path = cleanPath(pathname)
  const legacy = legacyTargets.get(path)
  if (legacy) return legacyLocation(legacy, search)
  const isKnown = pagesByPath.has(path) || nonPagePaths.has(path)
  if (isKnown && path !== pathname)
    return withQuery(path, new URLSearchParams(search))
  // The router would redirect these several times before it responds with 404.
  if (/\/\/|\^|%5e/i.test(pathname)) return '/404'
  return undefined
}

function legacyLocation(target: string, search: string): string {
  const [path = '/', ownQuery] = target.split('?')
  const query = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(ownQuery))
    query.set(name, value)
  return withQuery(path, query)
}

export function legacyTarget(pathname: string): string | undefined {
  return legacyTargets.get(cleanPath(pathname))
}

export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

/** Chat programs paste links with invisible characters, such as U+200B. */
function cleanPath(pathname: string): string {
  const decoded = decodePath(pathname) ?? pathname
  const path = decoded
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  return `/${path.split('/').filter(Boolean).join('/')}`
}

// The page would drop the rest itself, with a second redirect.
function withQuery(path: string, query: URLSearchParams): string {
  for (const [name, value] of Object.entries(readPageQuery(path, query)))
    if (value === undefined) query.delete(name)
  return query.size > 0 ? `${path}?${query}` : path
}

// A value is undefined if it is missing, given twice or unknown.
function readPageQuery(
  path: string,
  query: URLSearchParams,
): Record<string, string | number | undefined> {
  const page = pagesByPath.get(path)
  if (!page) return {}
  const readSearch = searchReaders[page.kind]
  const given: Record<string, string | undefined> = {}
  for (const name of Object.keys(readSearch({}))) {
    const [value, ...duplicates] = query.getAll(name)
    if (duplicates.length === 0) given[name] = value
  }
  return readSearch(given)
}
