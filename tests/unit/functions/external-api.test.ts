import { expect, test } from 'vitest'

import { createCircuitBreaker } from '#functions/_shared/platform/circuit-breaker.ts'

test('calls to an external API pause for as long as it asks, up to ten minutes', () => {
  const clock = { now: 0 }
  const breaker = createCircuitBreaker(() => clock.now)
  expect(breaker.isOpen()).toBe(false)
  breaker.open(120)
  clock.now = 119_999
  expect(breaker.isOpen()).toBe(true)
  clock.now = 120_000
  expect(breaker.isOpen()).toBe(false)
  breaker.open(1_000_000)
  clock.now += 600_000
  expect(breaker.isOpen()).toBe(false)
})
