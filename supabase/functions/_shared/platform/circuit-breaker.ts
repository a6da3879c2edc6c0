// Caps longer `Retry-After` delays, because this process may live for weeks.
const maxPauseSeconds = 600

export interface CircuitBreaker {
  /** Returns whether calls to the external API are currently paused. */
  isOpen(): boolean
  /** Pauses calls to the external API, starting now. */
  open(pauseSeconds: number): void
}

/**
 * Creates a circuit breaker for calls to one external API. Its state is kept in
 * memory only.
 */
export function createCircuitBreaker(
  now: () => number = Date.now,
): CircuitBreaker {
  let openUntilMs = 0
  return {
    isOpen: () => now() < openUntilMs,
    open(pauseSeconds) {
      const pauseMs = Math.min(pauseSeconds, maxPauseSeconds) * 1000
      openUntilMs = now() + pauseMs
    },
  }
}
