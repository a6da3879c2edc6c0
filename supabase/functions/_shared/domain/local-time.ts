import { clockTime, unbroken } from './opening-hours.ts'

interface LocalTime {
  /** In full, as the month. */
  weekday: string
  month: string
  day: string
  /** On a 24-hour clock. */
  time: string
}

/** The parts of a time, because a whole text differs between versions of ICU. */
export function localTime(at: number, timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = format.formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? ''
  return {
    weekday: part('weekday'),
    month: part('month'),
    day: part('day'),
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** Such as `Sunday, November 29 at 8:28 AM`, unbroken within date and time. */
export function timeInWords(at: number, timeZone: string): string {
  const { weekday, month, day, time } = localTime(at, timeZone)
  return `${weekday}, ${month}\u00a0${day} at\u00a0${unbroken(clockTime(time))}`
}

/** Such as `Sun, Nov 29, 8:28 AM`, which does not break within the time. */
export function briefTimeInWords(at: number, timeZone: string): string {
  const { weekday, month, day, time } = localTime(at, timeZone)
  const clock = unbroken(clockTime(time))
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}, ${clock}`
}
