import type { IncomingMessage } from 'node:http'

import { pagePaths } from '~/lib/canonical-path'
import { searchValues } from '~/lib/search-params'

/**
 * Returns the cache key under which visitors share a page: its path and the
 * query parameters that pages read. Tracking parameters and junk are dropped.
 * Returns undefined if the response may be something other than the page.
 */
export function cacheKey({
  method,
  url = '/',
}: IncomingMessage): string | undefined {
  const [path = ''] = url.split('?')
  if ((method !== 'GET' && method !== 'HEAD') || !pagePaths.includes(path))
    return undefined
  if (path === url) return path
  const params = new URLSearchParams(url.slice(path.length))
  const keyParams = new URLSearchParams()
  for (const [name, values] of Object.entries<readonly string[]>(
    searchValues,
  )) {
    const [value, ...duplicates] = params.getAll(name)
    if (value === undefined) continue
    if (duplicates.length > 0 || !values.includes(value)) return undefined
    keyParams.append(name, value)
  }
  return keyParams.size > 0 ? `${path}?${keyParams}` : path
}
