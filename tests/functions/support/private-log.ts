import { expect } from 'vitest'

/** Expects a log of JSON lines that contains none of these texts. */
export function expectPrivate(log: string, secrets: readonly string[]): void {
  for (const secret of secrets) expect(log).not.toContain(secret)
  for (const line of log.split('\n'))
    expect(() => JSON.parse(line)).not.toThrow()
}
