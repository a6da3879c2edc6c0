import { backendSettings, isCloudflareWorker } from './env.server'
import { createRevalidatedCache } from './stale-while-revalidate.server'

const retryAfterMs = 5000
const maxAgeDuringOutageMs = 60 * 60_000

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
  const cache = createRevalidatedCache<Value>({ max: 1 })
  let lastGood: { value: Value; readAt: number } | undefined
  let running: Promise<Value> | undefined

  async function readAndCache(): Promise<Value> {
    const { lifetime } = backendSettings()
    const value = await read()
    const now = performance.now()
    if (value.ok) {
      lastGood = { value, readAt: now }
      cache.set('last', value, lifetime)
      return value
    }
    const retry = { ...lifetime, freshForMs: retryAfterMs }
    if (lastGood && now - lastGood.readAt < maxAgeDuringOutageMs) {
      cache.set('last', lastGood.value, retry)
      return lastGood.value
    }
    // After the delay, the next visitor waits for data instead of seeing none.
    cache.set('last', value, { ...retry, staleForMs: 0 })
    return value
  }

  /** Joins the read that is running, if any. */
  function refresh(): Promise<Value> {
    running ??= readAndCache().finally(() => {
      running = undefined
    })
    return running
  }

  return async function readThrough() {
    const cached = cache.get('last')
    if (cached?.isFresh) return cached.value
    const refreshed = refresh()
    return cached ? cached.value : await refreshed
  }
}
