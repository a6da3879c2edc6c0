import { expect, test } from 'vitest'

import { readRetryAfter } from '#functions/_shared/platform/call-external-api.ts'
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

test.each([
  { header: '120', seconds: 120 },
  { header: 'Sat, 21 Nov 2026 12:01:30 GMT', seconds: 90 },
  { header: 'Sat, 21 Nov 2026 11:00:00 GMT', seconds: 0 },
  { header: 'soon', seconds: undefined },
  { header: '9'.repeat(40), seconds: undefined },
  { header: null, seconds: undefined },
])(
  'Retry-After $header means a wait of $seconds seconds',
  ({ header, seconds }) => {
    expect(readRetryAfter(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(
      seconds,
    )
  },
)
