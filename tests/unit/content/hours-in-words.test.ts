import { expect, test } from 'vitest'

import {
  type OpeningHours,
  type Weekday,
  weekdays,
} from '#domain/opening-hours.ts'

import { hoursFacts } from '../../../app/content/hours-in-words.ts'

const short = { opens: '09:00', closes: '13:00' }
const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] =
  weekdays

function longDay(weekday: Weekday) {
  return { weekday, opens: '08:00', closes: '17:30' }
}

test('a week of equal days is open every day', () => {
  const [, ...others] = weekdays
  expect(hoursFacts([longDay(monday), ...others.map(longDay)])).toEqual({
    hours: '8:00 AM to 5:30 PM every day',
    hoursAndWeekends: '8:00 AM to 5:30 PM every day, weekends included',
    briefHours: '8 AM to 5:30 PM every day',
    shortHours: '8 to 5:30',
    everyDay: 'every day',
    weekends: 'weekends',
    sunday: 'Sunday',
    sameDayUntil: '4:30\u00a0PM',
  })
})

test('an uneven week names its days, promises what is true on each, and says nothing of closed ones', () => {
  expect(
    hoursFacts([
      longDay(tuesday),
      ...[wednesday, thursday, friday].map(longDay),
      { weekday: saturday, ...short },
    ]),
  ).toEqual({
    hours:
      '8:00 AM to 5:30 PM Tuesday to Friday and 9:00 AM to 1:00 PM Saturday',
    hoursAndWeekends:
      '8:00 AM to 5:30 PM Tuesday to Friday and 9:00 AM to 1:00 PM Saturday',
    briefHours: '8 AM to 5:30 PM Tuesday to Friday and 9 AM to 1 PM Saturday',
    shortHours: '8 to 5:30 Tuesday to Friday and 9 to 1 Saturday',
    everyDay: '',
    weekends: '',
    sunday: '',
    sameDayUntil: '12\u00a0PM on a day we’re open',
  })
})

test.each<[OpeningHours, string]>([
  [[{ weekday: monday, ...short }], '9 to 1 Monday'],
  [
    [
      { weekday: monday, ...short },
      { weekday: tuesday, ...short },
    ],
    '9 to 1 Monday and Tuesday',
  ],
  [
    [
      { weekday: monday, ...short },
      { weekday: wednesday, ...short },
      { weekday: friday, ...short },
      { weekday: saturday, ...short },
      { weekday: sunday, ...short },
    ],
    '9 to 1 Monday, Wednesday and Friday to Sunday',
  ],
])('the days of %j are %s', (hours, words) => {
  expect(hoursFacts(hours)['shortHours']).toBe(words)
})
