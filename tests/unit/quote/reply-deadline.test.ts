import { expect, test } from 'vitest'

import {
  deadlineInWords,
  exactDeadline,
  replyDeadline,
} from '#domain/reply-deadline.ts'

const hours = { opens: '07:00', closes: '19:00' }

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
    const deadline = replyDeadline(Date.parse(at), hours)
    expect(withPlainSpaces(deadlineInWords(deadline))).toBe(words)
    expect(withPlainSpaces(exactDeadline(deadline))).toBe(exact)
  },
)

test('every deadline is within 24 hours, whatever the minute of the request', () => {
  const sunday = Date.parse('2026-11-22T00:00:00-08:00')
  const late: string[] = []
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const { weekday, time } = replyDeadline(sunday + minute * 60_000, hours)
    const [hour = 0, rest = 0] = time.split(':').map(Number)
    const days = weekday === 'Sunday' ? 0 : 1
    const promised = (days * 24 + hour) * 60 + rest
    if (promised - minute > 24 * 60) late.push(`${minute}: ${weekday} ${time}`)
  }
  expect(late).toEqual([])
})

function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
