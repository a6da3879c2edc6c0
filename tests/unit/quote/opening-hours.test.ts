import { expect, test } from 'vitest'

import { briefTime, clockTime } from '#domain/opening-hours.ts'

test.each([
  ['07:00', '7:00 AM', '7 AM'],
  ['12:30', '12:30 PM', '12:30 PM'],
  ['19:00', '7:00 PM', '7 PM'],
  ['00:15', '12:15 AM', '12:15 AM'],
])('%s is shown on the American 12-hour clock as %s', (time, full, brief) => {
  expect(clockTime(time)).toBe(full)
  expect(briefTime(time)).toBe(brief)
})
