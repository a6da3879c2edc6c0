import { expect } from 'vitest'

export function expectPrivate(log: string, secrets: readonly string[]): void {
  for (const secret of secrets) expect(log).not.toContain(secret)
  for (const line of log.split('\n'))
    expect(() => JSON.parse(line)).not.toThrow()
}
