import { LRUCache } from 'lru-cache'

import { backendSettings, isCloudflareWorker } from './env.server'

const retryAfterMs = 5000
const lastGoodForMs = 60 * 60_000

/**
 * Reads through a cache: what is fresh is shown at once, what is stale while it is read again. While the backend fails,
 * its last good response is shown for an hour, and it is requested every five seconds at most.
 * @param read reads from the backend; a failure is a value with `ok: false`.
 */
export function cachedRead<Value extends { ok: boolean }>(read: () => Promise<Value>): () => Promise<Value> {
  if (isCloudflareWorker) return read
  const cache = createCache(read)

  return async function readThrough() {
    const { fresh, stale } = backendSettings().cacheAges
    const known = cache.peek('last', { allowStale: true })
    // After a quiet time the next visitor waits instead of seeing what was true an hour ago.
    const allowStale = known?.value.ok === true && cache.getRemainingTTL('last') > fresh - stale
    return (await cache.forceFetch('last', { allowStale })).value
  }
}

function createCache<Value extends { ok: boolean }>(read: () => Promise<Value>) {
  // With the moment at which the backend last responded well.
  return new LRUCache<'last', { value: Value; goodAt: number }>({
    max: 1,
    noDeleteOnStaleGet: true,
    async fetchMethod(_, last, { options }) {
      const value = await read()
      const now = performance.now()
      options.ttl = value.ok ? backendSettings().cacheAges.fresh : retryAfterMs
      const standsIn = !value.ok && last?.value.ok && now - last.goodAt < lastGoodForMs
      return standsIn ? last : { value, goodAt: now }
    },
  })
}
