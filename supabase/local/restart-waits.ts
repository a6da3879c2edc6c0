import { setTimeout as sleep } from 'node:timers/promises'

const firstMs = 200
const longestMs = 10_000
// What lived this long was healthy: it is started again after the short wait.
const healthyAfterMs = 30_000

/** Waits before a process that ended is started again, each twice as long as the one before, until `stopping`. */
export function restartWaits(stopping: AbortSignal) {
  let next = firstMs
  return {
    /** To be told when it has ended, and when it had been started by `performance.now()`. */
    ended(startedAt: number) {
      if (performance.now() - startedAt > healthyAfterMs) next = firstMs
    },
    /** False when the stop came first. */
    async wait(): Promise<boolean> {
      const delay = next
      next = Math.min(delay * 2, longestMs)
      return sleep(delay, true, { signal: stopping }).catch(() => false)
    },
  }
}
