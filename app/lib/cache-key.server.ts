import type { IncomingMessage } from 'node:http'

import { pagePaths } from './canonical-path'
import { searchValues } from './search-params'

/**
 * Returns the cache key under which visitors share a page: its path and the query parameters that pages read. Tracking
 * parameters and junk are dropped. Returns undefined if the response may be something other than the page.
 */
export function cacheKey({ method, url = '/' }: IncomingMessage): string | undefined {
  const [path = ''] = url.split('?')
  if ((method !== 'GET' && method !== 'HEAD') || !pagePaths.includes(path)) return undefined
  if (path === url) return path
  const given = new URLSearchParams(url.slice(path.length))
  const read = new URLSearchParams()
  for (const [name, values] of Object.entries<readonly string[]>(searchValues)) {
    const [value, ...more] = given.getAll(name)
    if (value === undefined) continue
    if (more.length > 0 || !values.includes(value)) return undefined
    read.append(name, value)
  }
  return read.size > 0 ? `${path}?${read}` : path
}
