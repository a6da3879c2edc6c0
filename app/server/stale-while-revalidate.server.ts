import { LRUCache } from 'lru-cache'

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

/** The maximum number of values, or the maximum sum of their sizes. */
type Capacity<Value> =
  | { max: number }
  | { maxSize: number; sizeOf: (value: Value) => number }

interface Entry<Value> {
  value: Value
  /** On the clock of `performance.now()`. */
  freshUntil: number
}

/**
 * Creates a cache whose values have a lifetime of their own. When it is full, it
 * forgets the value that has not been used for the longest time.
 */
export function createRevalidatedCache<Value>(capacity: Capacity<Value>) {
  const entries = new LRUCache<string, Entry<Value>>(
    'max' in capacity
      ? capacity
      : {
          maxSize: capacity.maxSize,
          sizeCalculation: ({ value }) => capacity.sizeOf(value),
        },
  )

  return {
    /** Returns undefined if there is no value, or it is too old to serve. */
    get(key: string): CachedValue<Value> | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      const isFresh = performance.now() < entry.freshUntil
      return { value: entry.value, isFresh }
    },

    set(key: string, value: Value, { freshForMs, staleForMs }: Lifetime): void {
      const freshUntil = performance.now() + freshForMs
      entries.set(key, { value, freshUntil }, { ttl: freshForMs + staleForMs })
    },
  }
}
