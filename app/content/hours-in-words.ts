import {
  briefTime,
  clockTime,
  groupByHours,
  type OpeningHours,
  type SharedHours,
  unbroken,
  type Weekday,
  weekdays,
} from '#domain/opening-hours.ts'
import { sameDayUntil } from '#domain/reply-hours.ts'

import { listInWords } from './list-in-words.ts'

/**
 * The facts about the hours that texts name in braces. Those of single days are
 * empty if they are closed.
 */
export function hoursFacts(hours: OpeningHours): Record<string, string> {
  const inWords = listDays(
    hours,
    ({ opens, closes }) => `${clockTime(opens)} to ${clockTime(closes)}`,
    'every day',
  )
  const open = new Set(hours.map(({ weekday }) => weekday))
  const isOpenOnWeekends = open.has('Saturday') && open.has('Sunday')
  const isAlwaysOpen = open.size === weekdays.length
  const deadlines = hours.map(sameDayUntil)
  deadlines.sort()
  const [earliest = ''] = deadlines
  const until = unbroken(briefTime(earliest))
  return {
    hours: inWords,
    hoursAndWeekends: isOpenOnWeekends
      ? `${inWords}, weekends included`
      : inWords,
    briefHours: inWords.replaceAll(':00', ''),
    shortHours: listDays(
      hours,
      ({ opens, closes }) => `${hourOf(opens)} to ${hourOf(closes)}`,
      '',
    ),
    everyDay: isAlwaysOpen ? 'every day' : '',
    weekends: isOpenOnWeekends ? 'weekends' : '',
    sunday: open.has('Sunday') ? 'Sunday' : '',
    sameDayUntil: isAlwaysOpen ? until : `${until} on a day we’re open`,
  }
}

/** Such as `8 to 5 Monday to Friday and 9 to 1 Saturday`. */
function listDays(
  hours: OpeningHours,
  times: (shared: SharedHours) => string,
  everyDay: string,
): string {
  const groups = groupByHours(hours).map((shared) => {
    const isEveryDay = shared.weekdays.length === weekdays.length
    const days = isEveryDay ? everyDay : daysInWords(shared.weekdays)
    return `${times(shared)} ${days}`.trim()
  })
  return listInWords(groups)
}

/** Such as `Monday to Wednesday and Saturday`. */
function daysInWords(days: readonly Weekday[]): string {
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const isNext = run?.at(-1) === weekdays[weekdays.indexOf(day) - 1]
    if (run && isNext) run.push(day)
    else runs.push([day])
  }
  return listInWords(runs.flatMap(runInWords))
}

function runInWords(run: readonly Weekday[]): readonly string[] {
  return run.length < 3 ? run : [`${run[0]} to ${run.at(-1)}`]
}

function hourOf(time: string): string {
  return briefTime(time).replace(/ [AP]M$/, '')
}
