import { expect, test } from 'vitest'

import { parseDay, parseTime, startOfDay } from '../../../scripts/lib/days.ts'

test.each([
  '2026-10-02',
  ' 2026-10-02 ',
  '2026/10/2',
  '2026-10-02T09:30:00Z',
  '10/2/2026',
  '10/02/26',
  '10/2/2026 9:30',
  '10/2/2026, 9:30 AM',
  '10-2-2026',
  '2-Oct-26',
  '2-Oct-2026',
  '2 October 2026',
  'Oct 2, 2026',
  'Oct. 2, 2026',
  'Friday, October 2, 2026',
])('the day %j is read with the month first', (text) => {
  expect(parseDay(text)).toBe('2026-10-02')
})

test('an abbreviation of four letters is read as its month', () => {
  expect(parseDay('Sept. 2, 2026')).toBe('2026-09-02')
})

test.each([
  '',
  'yesterday',
  '46297',
  '10/2',
  '2.10.2026',
  '2026-11',
  '7d',
  '2-Foo-26',
])('the text %j is not read as a day', (text) => {
  expect(parseDay(text)).toBeUndefined()
})

test.each([
  { day: '2026-11-28', time: '2026-11-28T08:00:00.000Z' },
  { day: '2026-07-04', time: '2026-07-04T07:00:00.000Z' },
  // Clocks change at 2 AM on these days, so midnight still has the offset of
  // the day before.
  { day: '2026-03-08', time: '2026-03-08T08:00:00.000Z' },
  { day: '2026-03-09', time: '2026-03-09T07:00:00.000Z' },
  { day: '2026-11-01', time: '2026-11-01T07:00:00.000Z' },
  { day: '2026-11-02', time: '2026-11-02T08:00:00.000Z' },
])('the day $day begins in California at $time', ({ day, time }) => {
  expect(startOfDay(day).toISOString()).toBe(time)
})

test.each([
  { text: '15m', minutes: 15 },
  { text: '36h', minutes: 36 * 60 },
  { text: '7d', minutes: 7 * 24 * 60 },
])('the age $text is $minutes minutes ago', ({ text, minutes }) => {
  const before = Date.now()
  const time = parseTime(text)?.getTime() ?? 0
  const after = Date.now()
  expect(time).toBeGreaterThanOrEqual(before - minutes * 60_000)
  expect(time).toBeLessThanOrEqual(after - minutes * 60_000)
})

test('a day means its midnight in California', () => {
  expect(parseTime('11/28/2026')).toEqual(startOfDay('2026-11-28'))
})

test.each(['', '7', '7w', 'd', '1.5h', '-1d', '2026-13-01'])(
  'the text %j is read neither as an age nor as a day',
  (text) => {
    expect(parseTime(text)).toBeUndefined()
  },
)
