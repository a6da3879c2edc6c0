import type { IncomingMessage } from 'node:http'

import { pagePaths, readPageQuery } from '~/lib/canonical-path'

/**
 * Returns the cache key under which visitors share a page: its path and the
 * query parameters that its route reads. Everything else in the query is
 * dropped, so that tracking parameters share one copy and junk cannot fill the
 * cache. Returns undefined if the response may be something other than the
 * page.
 */
export function cacheKey({
  method,
  url = '/',
}: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [path = ''] = url.split('?')
  if (!pagePaths.includes(path)) return undefined
  if (path === url) return path
  const query = new URLSearchParams(url.slice(path.length))
  const keyQuery = new URLSearchParams()
  for (const [name, value] of Object.entries(readPageQuery(path, query))) {
    if (!query.has(name)) continue
    // The router redirects to the page without the value.
    if (value === undefined) return undefined
    keyQuery.append(name, String(value))
  }
  return keyQuery.size > 0 ? `${path}?${keyQuery}` : path
}
