import { localTime } from './local-time.ts'
import {
  briefTime,
  clockTime,
  type DayHours,
  type OpeningHours,
  unbroken,
  weekdays,
} from './opening-hours.ts'
import { replyHours, sameDayUntil } from './reply-hours.ts'

export interface ReplyDeadline {
  isSameDay: boolean
  weekday: string
  /** On a 24-hour clock. */
  time: string
}

interface Schedule {
  hours: OpeningHours
  timeZone: string
}

const hourMs = 3_600_000

/**
 * The same day before closing, or the next open day if it came in too late for
 * that: always before we close and within `replyHours`, among which the hours
 * of closed days do not count.
 */
export function replyDeadline(
  sentAt: number,
  { hours, timeZone }: Schedule,
): ReplyDeadline {
  const sent = localTime(sentAt, timeZone)
  const today = hours.find(({ weekday }) => weekday === sent.weekday)
  if (today && sent.time <= sameDayUntil(today))
    return { isSameDay: true, weekday: today.weekday, time: today.closes }

  const { weekday, closes } = nextOpenDay(sent.weekday, hours)
  const limit = localTime(sentAt + replyHours * hourMs, timeZone)
  const isNextDay = weekday === dayAfter(sent.weekday)
  // The clocks may have changed, and the limit may then be after midnight.
  const sameTime = isNextDay && weekday === limit.weekday ? limit : sent
  const isBeforeClosing = today !== undefined && sameTime.time < closes
  return {
    isSameDay: false,
    weekday,
    time: isBeforeClosing ? sameTime.time : closes,
  }
}

export function deadlineInWords(
  { isSameDay, weekday, time }: ReplyDeadline,
  today = 'today',
): string {
  return isSameDay
    ? `${today} before ${unbroken(briefTime(time))}`
    : `by ${weekday} ${partOfDay(time)}`
}

export function exactDeadline({ weekday, time }: ReplyDeadline): string {
  return `by ${weekday}, ${unbroken(clockTime(time))}`
}

/** For the subject of an email. */
export function briefDeadline({ weekday, time }: ReplyDeadline): string {
  return `by ${weekday.slice(0, 3)} ${clockTime(time)}`
}

function nextOpenDay(today: string, hours: OpeningHours): DayHours {
  const later = hours.find(({ weekday }) => indexOf(weekday) > indexOf(today))
  return later ?? hours[0]
}

function dayAfter(weekday: string): string | undefined {
  return weekdays[(indexOf(weekday) + 1) % weekdays.length]
}

function indexOf(weekday: string): number {
  return weekdays.findIndex((each) => each === weekday)
}

function partOfDay(time: string): string {
  if (time < '12:00') return 'morning'
  return time < '17:00' ? 'afternoon' : 'evening'
}
