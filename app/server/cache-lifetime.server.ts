import type { Lifetime } from './stale-while-revalidate.server'

const defaultMaxAgeSeconds = 60

/**
 * Returns how long each of the two caches serves a value, for the setting
 * `DATA_MAX_AGE_SECONDS` (empty for the default). Pages are made from cached
 * reads, so both lifetimes together are the maximum age of what a visitor sees.
 */
export function cacheLifetime(maxAgeSetting: string): Lifetime {
  const maxAgeSeconds = Number(maxAgeSetting || defaultMaxAgeSeconds)
  const lifetimeMs = (maxAgeSeconds * 1000) / 2
  const freshForMs = lifetimeMs / 2
  // Not zero, which lru-cache takes for a value that never expires.
  return { freshForMs: Math.max(freshForMs, 1), staleForMs: freshForMs }
}
