import { LRUCache } from 'lru-cache'

import { backendSettings, isCloudflareWorker } from './env.server'

const retryAfterMs = 5000
const maxStaleMs = 60 * 60_000

/**
 * Wraps a read in a stale-while-revalidate cache. While the backend fails, its
 * last good response is served for up to an hour, and the backend is retried no
 * more than every five seconds.
 * @param read Reads from the backend and returns a failure as a value with `ok:
 * false`.
 */
export function cachedRead<Value extends { ok: boolean }>(
  read: () => Promise<Value>,
): () => Promise<Value> {
  if (isCloudflareWorker) return read
  const cache = createCache(read)

  return async function readThrough() {
    const { fresh, stale } = backendSettings().cacheAges
    const cached = cache.peek('last', { allowStale: true })
    // After a period without traffic, the next visitor waits for a new read
    // instead of seeing old data.
    const allowStale =
      cached?.value.ok === true && cache.getRemainingTTL('last') > fresh - stale
    return (await cache.forceFetch('last', { allowStale })).value
  }
}

function createCache<Value extends { ok: boolean }>(
  read: () => Promise<Value>,
) {
  // `goodAt` is the time of the last good response, which stays in the cache
  // while later reads fail.
  return new LRUCache<'last', { value: Value; goodAt: number }>({
    max: 1,
    noDeleteOnStaleGet: true,
    async fetchMethod(_, last, { options }) {
      const value = await read()
      const now = performance.now()
      options.ttl = value.ok ? backendSettings().cacheAges.fresh : retryAfterMs
      const servesLast =
        !value.ok && last?.value.ok && now - last.goodAt < maxStaleMs
      return servesLast ? last : { value, goodAt: now }
    },
  })
}
