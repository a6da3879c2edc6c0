export interface Random {
  /** From 0 to below 1. */
  fraction(): number
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function fraction(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00
  }
  function below(limit: number): number {
    return Math.floor(fraction() * limit)
  }
  return { fraction, below, pick: (items) => items[below(items.length)] ?? items[0] }
}
