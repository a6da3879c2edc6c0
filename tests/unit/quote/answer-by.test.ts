import { expect, test } from 'vitest'

import { answerBy, dayAndTime } from '../../../app/features/quote/answer-by.ts'

const promisedHours = 24
const hours = { opens: '07:00', closes: '19:00' }

// Clock times of Sacramento, in its winter: eight hours behind.
test.each([
  ['in the afternoon', '2026-11-23T16:07:00-08:00', 'Tuesday, 4:00 PM'],
  ['at the minute of opening', '2026-11-23T07:00:00-08:00', 'Tuesday, 7:00 AM'],
  ['at the minute of closing', '2026-11-23T19:00:00-08:00', 'Tuesday, 7:00 PM'],
  ['late in the evening', '2026-11-23T22:40:00-08:00', 'Tuesday, 7:00 PM'],
  ['in the small hours', '2026-11-24T03:10:00-08:00', 'Tuesday, 7:00 PM'],
])('a request sent %s is answered while somebody is there, within the promised hours', (_when, sent, by) => {
  const sentAt = new Date(sent)
  const latest = answerBy(sentAt, promisedHours, hours)
  expect(dayAndTime(latest)).toBe(by)
  expect(latest.getTime() - sentAt.getTime()).toBeLessThanOrEqual(promisedHours * 3_600_000)
})
