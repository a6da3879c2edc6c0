import { expect, test } from 'vitest'

import { answerBy, dayAndTime } from '../../../app/features/quote/answer-by.ts'

// Clock times of Sacramento in winter, eight hours behind UTC.
test.each([
  ['2026-11-23T16:07:00-08:00', 'Tuesday, 4:00 PM'],
  ['2026-11-23T07:00:00-08:00', 'Tuesday, 7:00 AM'],
  ['2026-11-23T19:00:00-08:00', 'Tuesday, 7:00 PM'],
  ['2026-11-23T22:40:00-08:00', 'Tuesday, 7:00 PM'],
  ['2026-11-24T03:10:00-08:00', 'Tuesday, 7:00 PM'],
])('a request sent at %s is answered by %s: in opening hours, within the promised 24', (sent, by) => {
  const sentAt = new Date(sent)
  const latest = answerBy(sentAt, 24, { opens: '07:00', closes: '19:00' })
  expect(dayAndTime(latest)).toBe(by)
  expect(latest.getTime() - sentAt.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
})
