import { expect, test } from 'vitest'

import { createPause } from '#functions/_shared/pause.ts'

test('a provider is left alone for as long as it asked, ten minutes at most', () => {
  const clock = { now: 0 }
  const pause = createPause(() => clock.now)
  expect(pause.isOn()).toBe(false)
  pause.begin(120)
  clock.now = 119_999
  expect(pause.isOn()).toBe(true)
  clock.now = 120_000
  expect(pause.isOn()).toBe(false)

  pause.begin(1_000_000)
  clock.now += 600_000
  expect(pause.isOn()).toBe(false)
})
