// Caps longer `Retry-After` delays, because this process may live for weeks.
const maxOpenSeconds = 600

export interface CircuitBreaker {
  /** Returns whether calls to the provider are currently paused. */
  isOpen(): boolean
  /** Pauses calls to the provider, starting now. */
  open(seconds: number): void
}

/**
 * Creates a circuit breaker for calls to one provider. Its state is kept in
 * memory only.
 */
export function createCircuitBreaker(
  now: () => number = Date.now,
): CircuitBreaker {
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    open(seconds) {
      openUntil = now() + Math.min(seconds, maxOpenSeconds) * 1000
    },
  }
}
