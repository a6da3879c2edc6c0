import { expect, test } from 'vitest'

import { isRealDay, parseDay, startOfDay } from '../../../scripts/lib/days.ts'

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
  'Sept. 2, 2026',
  'Friday, October 2, 2026',
])('the day %j is read with the month first', (text) => {
  const month = text.startsWith('Sept') ? '09' : '10'
  expect(parseDay(text)).toBe(`2026-${month}-02`)
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
])('the text %j is not read as a day', (text) =>
  expect(parseDay(text)).toBeUndefined(),
)

test.each(['2/30/2026', '13/2/2026', '2026-02-30', '2026-00-01', '31-Apr-26'])(
  'the day %j is not in the calendar',
  (text) => expect(isRealDay(parseDay(text) ?? '')).toBe(false),
)

test.each([
  ['2026-11-28', '2026-11-28T08:00:00.000Z'],
  ['2026-07-04', '2026-07-04T07:00:00.000Z'],
  // Clocks change at 2 AM on these days, so midnight still has the offset of
  // the day before.
  ['2026-03-08', '2026-03-08T08:00:00.000Z'],
  ['2026-03-09', '2026-03-09T07:00:00.000Z'],
  ['2026-11-01', '2026-11-01T07:00:00.000Z'],
  ['2026-11-02', '2026-11-02T08:00:00.000Z'],
])('the day %s begins in California at %s', (day, time) => {
  expect(startOfDay(day).toISOString()).toBe(time)
})
