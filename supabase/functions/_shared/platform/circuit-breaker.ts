// This process may live for weeks.
const maxPauseSeconds = 600

export interface CircuitBreaker {
  isOpen(): boolean
  open(pauseSeconds: number): void
}

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
