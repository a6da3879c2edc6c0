/** How long a cache serves a value. */
export interface Lifetime {
  /** The value is served as it is, in milliseconds. */
  freshForMs: number
  /**
   * After that, the value is still served while a new one is made, in
   * milliseconds.
   */
  staleForMs: number
}

/** A value that may be served. A new one should be made if it is not fresh. */
export interface CachedValue<Value> {
  value: Value
  isFresh: boolean
}

/** Times are those of `performance.now()`. */
interface Entry<Value> {
  value: Value
  freshUntil: number
  staleUntil: number
}

/**
 * Creates a cache whose values have a lifetime of their own. It forgets no key,
 * so there must be a limited number of them.
 */
export function createRevalidatedCache<Value>() {
  const entries = new Map<string, Entry<Value>>()

  return {
    /** Returns undefined if there is no value, or it is too old to serve. */
    get(key: string): CachedValue<Value> | undefined {
      const now = performance.now()
      const entry = entries.get(key)
      if (!entry || now >= entry.staleUntil) return undefined
      return { value: entry.value, isFresh: now < entry.freshUntil }
    },

    set(key: string, value: Value, { freshForMs, staleForMs }: Lifetime): void {
      const freshUntil = performance.now() + freshForMs
      const staleUntil = freshUntil + staleForMs
      entries.set(key, { value, freshUntil, staleUntil })
    },
  }
}
