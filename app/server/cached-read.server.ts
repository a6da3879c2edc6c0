import { backendSettings, isCloudflareWorker } from './env.server'
import { createRevalidatedCache } from './stale-while-revalidate.server'

const retryAfterMs = 5000
/** For the last good response while the backend fails. */
const outageLifetime = { freshForMs: 60 * 60_000, staleForMs: 0 }

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
  const cache = createRevalidatedCache<Value>()
  let running: Promise<Value> | undefined

  async function readAndCache(): Promise<Value> {
    const { lifetime } = backendSettings()
    const value = await read()
    if (value.ok) {
      cache.set('served', value, lifetime)
      cache.set('last good', value, outageLifetime)
      return value
    }
    const lastGood = cache.get('last good')?.value
    // Without one, the next visitor after the delay waits for data instead of
    // seeing none.
    const staleForMs = lastGood ? lifetime.staleForMs : 0
    const served = lastGood ?? value
    cache.set('served', served, { freshForMs: retryAfterMs, staleForMs })
    return served
  }

  /** Joins the read that is running, if any. */
  function refresh(): Promise<Value> {
    running ??= readAndCache().finally(() => {
      running = undefined
    })
    return running
  }

  return async function readThrough() {
    const cached = cache.get('served')
    if (cached?.isFresh) return cached.value
    const refreshed = refresh()
    return cached ? cached.value : await refreshed
  }
}
