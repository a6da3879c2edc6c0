import { expect, test } from 'vitest'

import { business } from '../../../app/content/business.ts'
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

// On November 1, clocks change at 2 AM, so midnight has the offset of the day
// before.
test.each(['11/28/2026', '11/1/2026'])(
  'the day %s begins at midnight where the business is',
  (day) => {
    const { timeZone } = business
    const format = { timeZone, hourCycle: 'h23' } as const
    expect(parseTime(day)?.toLocaleString('en-US', format)).toBe(
      `${day}, 00:00:00`,
    )
  },
)

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
