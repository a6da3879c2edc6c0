import { expect, test } from 'vitest'

import { readRetryAfter } from '#functions/_shared/platform/call-external-api.ts'
import { createCircuitBreaker } from '#functions/_shared/platform/circuit-breaker.ts'

test('calls to a provider pause for as long as it requests, up to ten minutes', () => {
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

test.each([
  ['120', 120],
  [' 7 ', 7],
  ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['1.5', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['9'.repeat(40), undefined],
  [null, undefined],
])('Retry-After %j means a wait of %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(
    seconds,
  )
})
