import { expect, test } from 'vitest'

import { parseDay, parseTime } from '../../../scripts/lib/days.ts'

test.each(['2026-10-02', '10/2/2026'])(
  'the day %j is read with the month first',
  (text) => {
    expect(parseDay(text)).toBe('2026-10-02')
  },
)

test.each(['yesterday', '2.10.2026', '2026-02-30', '13/2/2026'])(
  'the text %j is not read as a day',
  (text) => {
    expect(parseDay(text)).toBeUndefined()
  },
)

test.each([
  { day: '11/28/2026', time: '2026-11-28T08:00:00.000Z' },
  // Clocks change at 2 AM, so midnight has the offset of the day before.
  { day: '2026-11-01', time: '2026-11-01T07:00:00.000Z' },
])('the day $day begins in California at $time', ({ day, time }) => {
  expect(parseTime(day)?.toISOString()).toBe(time)
})

test.each([
  { text: '15m', minutes: 15 },
  { text: '7d', minutes: 7 * 24 * 60 },
])('the age $text is $minutes minutes ago', ({ text, minutes }) => {
  const before = Date.now()
  const time = parseTime(text)?.getTime() ?? 0
  const after = Date.now()
  expect(time).toBeGreaterThanOrEqual(before - minutes * 60_000)
  expect(time).toBeLessThanOrEqual(after - minutes * 60_000)
})

test.each(['', '7w', '1.5h', '-1d', '2026-13-01'])(
  'the text %j is read neither as an age nor as a day',
  (text) => {
    expect(parseTime(text)).toBeUndefined()
  },
)
