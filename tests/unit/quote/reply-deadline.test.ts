import { expect, test } from 'vitest'

import { replyDeadline } from '#domain/reply-deadline.ts'

const hours = { opens: '07:00', closes: '19:00' }

// The offset from UTC is -8 hours in winter and -7 in summer. In 2026, clocks
// go forward on Sunday, March 8, and back on Sunday, November 1.
test.each([
  ['in the afternoon', '2026-11-23T16:07:00-08:00', 'Tuesday, 4:07 PM'],
  ['when we open', '2026-11-23T07:00:00-08:00', 'Tuesday, 7:00 AM'],
  ['when we close', '2026-11-23T19:00:00-08:00', 'Tuesday, 7:00 PM'],
  ['late in the evening', '2026-11-23T22:40:00-08:00', undefined],
  ['at night', '2026-11-24T03:10:00-08:00', undefined],
  [
    'on the morning before the clocks go back',
    '2026-10-31T07:30:00-07:00',
    undefined,
  ],
  [
    'on the evening before the clocks go back',
    '2026-10-31T18:30:00-07:00',
    'Sunday, 5:30 PM',
  ],
  [
    'on the morning before the clocks go forward',
    '2026-03-07T06:30:00-08:00',
    'Sunday, 7:30 AM',
  ],
  [
    'on the evening before the clocks go forward',
    '2026-03-07T18:30:00-08:00',
    undefined,
  ],
])(
  'names the deadline for a request sent %s only if we are open 24 hours later',
  (_, sent, deadline) => {
    expect(replyDeadline(Date.parse(sent), hours)?.replace('\u00a0', ' ')).toBe(
      deadline,
    )
  },
)
