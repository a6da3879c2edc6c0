import { briefTime, clockTime, type OpeningHours } from './opening-hours.ts'
import { replyHours, sameDayUntil } from './reply-hours.ts'
import { timeZone } from './time-zone.ts'

export interface ReplyDeadline {
  isSameDay: boolean
  weekday: string
  /** On a 24-hour clock. */
  time: string
}

const hourMs = 3_600_000

/**
 * The same day before closing, or the next day if it came in too late for that,
 * always within `replyHours` and while we are open.
 */
export function replyDeadline(
  sentAt: number,
  hours: OpeningHours,
): ReplyDeadline {
  const { closes } = hours
  const sent = localTime(sentAt)
  if (sent.time <= sameDayUntil(hours))
    return { isSameDay: true, weekday: sent.weekday, time: closes }
  const weekday = dayAfter(sent.weekday)
  const limit = localTime(sentAt + replyHours * hourMs)
  // When the clocks go forward, the limit may be after midnight.
  const isBeforeClosing = limit.weekday === weekday && limit.time < closes
  return {
    isSameDay: false,
    weekday,
    time: isBeforeClosing ? limit.time : closes,
  }
}

export function deadlineInWords({
  isSameDay,
  weekday,
  time,
}: ReplyDeadline): string {
  return isSameDay
    ? `today before ${unbroken(briefTime(time))}`
    : `by ${weekday} ${partOfDay(time)}`
}

export function exactDeadline({ weekday, time }: ReplyDeadline): string {
  return `by ${weekday}, ${unbroken(clockTime(time))}`
}

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

function dayAfter(weekday: string): string {
  const next = (weekdays.indexOf(weekday) + 1) % weekdays.length
  return weekdays[next] ?? weekday
}

function partOfDay(time: string): string {
  if (time < '12:00') return 'morning'
  return time < '17:00' ? 'afternoon' : 'evening'
}

function localTime(at: number): { weekday: string; time: string } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = format.formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? ''
  return { weekday: part('weekday'), time: `${part('hour')}:${part('minute')}` }
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
