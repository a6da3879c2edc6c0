import { expect, test } from 'vitest'

import { weekdays } from '#domain/opening-hours.ts'
import {
  deadlineInWords,
  exactDeadline,
  replyDeadline,
} from '#domain/reply-deadline.ts'
import { replyTime } from '#domain/reply-hours.ts'

const [monday, ...otherDays] = weekdays
const dayHours = { opens: '07:00', closes: '19:00' }
const otherHours = otherDays.map((weekday) =>
  Object.assign({ weekday }, dayHours),
)
const evenWeek = {
  hours: [{ weekday: monday, ...dayHours }, ...otherHours],
  timeZone: 'America/Los_Angeles',
} as const

// The offset from UTC is -8 hours in winter and -7 in summer. In 2026, clocks
// go forward on Sunday, March 8, and back on Sunday, November 1.
test.each([
  {
    sent: 'before we open',
    at: '2026-11-24T03:10:00-08:00',
    words: 'today before 7 PM',
    exact: 'by Tuesday, 7:00 PM',
  },
  {
    sent: 'an hour before we close',
    at: '2026-11-23T18:00:00-08:00',
    words: 'today before 7 PM',
    exact: 'by Monday, 7:00 PM',
  },
  {
    sent: 'shortly before we close',
    at: '2026-11-23T18:30:00-08:00',
    words: 'by Tuesday evening',
    exact: 'by Tuesday, 6:30 PM',
  },
  {
    sent: 'after we close',
    at: '2026-11-28T22:40:00-08:00',
    words: 'by Sunday evening',
    exact: 'by Sunday, 7:00 PM',
  },
  {
    sent: 'on the evening before the clocks go back',
    at: '2026-10-31T18:30:00-07:00',
    words: 'by Sunday evening',
    exact: 'by Sunday, 5:30 PM',
  },
  {
    sent: 'on the evening before the clocks go forward',
    at: '2026-03-07T18:30:00-08:00',
    words: 'by Sunday evening',
    exact: 'by Sunday, 7:00 PM',
  },
])(
  'a request sent $sent is answered $words, for the owner $exact',
  ({ at, words, exact }) => {
    const deadline = replyDeadline(Date.parse(at), evenWeek)
    expect(withPlainSpaces(deadlineInWords(deadline))).toBe(words)
    expect(withPlainSpaces(exactDeadline(deadline))).toBe(exact)
  },
)

test('every deadline is within 24 hours, whatever the minute of the request', () => {
  const sunday = Date.parse('2026-11-22T00:00:00-08:00')
  const late: string[] = []
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const { weekday, time } = replyDeadline(sunday + minute * 60_000, evenWeek)
    const [hour = 0, rest = 0] = time.split(':').map(Number)
    const days = weekday === 'Sunday' ? 0 : 1
    const promised = (days * 24 + hour) * 60 + rest
    if (promised - minute > 24 * 60) late.push(`${minute}: ${weekday} ${time}`)
  }
  expect(late).toEqual([])
})

test('the promise of a reply is 24 hours only if no day is closed', () => {
  expect(replyTime(evenWeek.hours)).toBe('within 24 hours')
  expect(replyTime(closedDays.hours)).toBe('by our next business day')
})

// Open Tuesday to Saturday. In 2026, clocks go forward on Sunday, March 8, and
// back on Sunday, November 1.
const closedDays = {
  hours: [
    { weekday: 'Tuesday', opens: '08:00', closes: '17:00' },
    { weekday: 'Wednesday', opens: '08:00', closes: '17:00' },
    { weekday: 'Thursday', opens: '08:00', closes: '17:00' },
    { weekday: 'Friday', opens: '08:00', closes: '17:00' },
    { weekday: 'Saturday', opens: '09:00', closes: '13:00' },
  ],
  timeZone: 'America/Chicago',
} as const

test.each([
  ['2026-11-24T10:00:00-06:00', 'today before 5 PM', 'by Tuesday, 5:00 PM'],
  [
    '2026-11-27T16:30:00-06:00',
    'by Saturday afternoon',
    'by Saturday, 1:00 PM',
  ],
  ['2026-11-28T12:00:00-06:00', 'today before 1 PM', 'by Saturday, 1:00 PM'],
  ['2026-11-28T12:30:00-06:00', 'by Tuesday afternoon', 'by Tuesday, 12:30 PM'],
  ['2026-11-28T23:30:00-06:00', 'by Tuesday evening', 'by Tuesday, 5:00 PM'],
  ['2026-11-29T08:00:00-06:00', 'by Tuesday evening', 'by Tuesday, 5:00 PM'],
  ['2026-11-30T23:59:00-06:00', 'by Tuesday evening', 'by Tuesday, 5:00 PM'],
  ['2026-10-31T12:30:00-05:00', 'by Tuesday afternoon', 'by Tuesday, 12:30 PM'],
  ['2026-03-07T12:30:00-06:00', 'by Tuesday afternoon', 'by Tuesday, 12:30 PM'],
  ['2026-03-07T23:30:00-06:00', 'by Tuesday evening', 'by Tuesday, 5:00 PM'],
])(
  'with Sundays and Mondays closed, a request of %s is answered %s',
  (at, words, exact) => {
    const deadline = replyDeadline(Date.parse(at), closedDays)
    expect(withPlainSpaces(deadlineInWords(deadline))).toBe(words)
    expect(withPlainSpaces(exactDeadline(deadline))).toBe(exact)
  },
)

test.each(['2026-02-22', '2026-10-18'])(
  'in the four weeks from %s, no deadline is on a closed day or after closing',
  (day) => {
    const closingTime = new Map<string, string>(
      closedDays.hours.map(({ weekday, closes }) => [weekday, closes]),
    )
    for (let hour = 0; hour < 4 * 7 * 24; hour += 1) {
      const sentAt = Date.parse(day) + hour * 3_600_000
      const { weekday, time } = replyDeadline(sentAt, closedDays)
      expect(time <= (closingTime.get(weekday) ?? '')).toBe(true)
    }
  },
)

function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
