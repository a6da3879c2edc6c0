// A provider that asks for more is asked again anyway: the process may live for weeks.
const longestSeconds = 600

export interface Pause {
  /** Whether the provider is to be left alone at the moment. */
  isOn(): boolean
  /** Leaves the provider alone for a while, from now on. */
  begin(seconds: number): void
}

/** Remembers, as long as this process lives, that a provider wants or needs to be left alone. */
export function createPause(now: () => number = Date.now): Pause {
  let until = 0
  return {
    isOn: () => now() < until,
    begin(seconds) {
      until = now() + Math.min(seconds, longestSeconds) * 1000
    },
  }
}
