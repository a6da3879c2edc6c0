import { expect, test } from 'vitest'

import { dayAndTime, replyDeadline } from '../../../app/features/quote/reply-deadline.ts'

const hours = { opens: '07:00', closes: '19:00' }

// Eight hours behind UTC in winter, seven in summer. In 2026 the clocks go forward on Sunday, March 8, and back on
// Sunday, November 1.
test.each([
  ['on an afternoon', '2026-11-23T16:07:00-08:00', 'Tuesday, 4:00 PM'],
  ['when we open', '2026-11-23T07:00:00-08:00', 'Tuesday, 7:00 AM'],
  ['when we close', '2026-11-23T19:00:00-08:00', 'Tuesday, 7:00 PM'],
  ['late in the evening', '2026-11-23T22:40:00-08:00', 'Tuesday, 7:00 PM'],
  ['at night', '2026-11-24T03:10:00-08:00', 'Tuesday, 7:00 PM'],
  ['the night before the clocks go back', '2026-10-31T05:30:00-07:00', 'Saturday, 7:00 PM'],
  ['the morning before the clocks go back', '2026-10-31T07:30:00-07:00', 'Saturday, 7:00 PM'],
  ['the evening before the clocks go back', '2026-10-31T20:30:00-07:00', 'Sunday, 7:00 PM'],
  ['the day the clocks go back', '2026-11-01T06:30:00-08:00', 'Sunday, 7:00 PM'],
  ['the night before the clocks go forward', '2026-03-07T05:30:00-08:00', 'Saturday, 7:00 PM'],
  ['the morning before the clocks go forward', '2026-03-07T06:30:00-08:00', 'Sunday, 7:30 AM'],
  ['the evening before the clocks go forward', '2026-03-07T18:30:00-08:00', 'Sunday, 7:00 PM'],
])('promises a reply within 24 hours and opening hours to a request sent %s', (_when, sent, deadline) => {
  const sentAt = new Date(sent)
  const latest = replyDeadline(sentAt, 24, hours)
  expect(dayAndTime(latest)).toBe(deadline)
  expect(latest.getTime() - sentAt.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
})
