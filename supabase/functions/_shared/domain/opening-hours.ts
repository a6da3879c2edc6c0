export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export type Weekday = (typeof weekdays)[number]

/** On a 24-hour clock in the time zone of the business. */
export interface DayHours {
  weekday: Weekday
  opens: string
  closes: string
}

/** The days on which the business is open, from Monday on. */
export type OpeningHours = readonly [DayHours, ...DayHours[]]

export function clockTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  const period = Number(hour) < 12 ? 'AM' : 'PM'
  return `${twelveHour(hour)}:${minute} ${period}`
}

/** `19:00` becomes `7 PM`, and `19:30` becomes `7:30 PM`. */
export function briefTime(time: string): string {
  return clockTime(time).replace(':00', '')
}

function twelveHour(hour: string): number {
  return Number(hour) % 12 || 12
}

export interface SharedHours {
  weekdays: Weekday[]
  opens: string
  closes: string
}

/** Groups the days that have the same hours. */
export function groupByHours(hours: OpeningHours): SharedHours[] {
  const groups: SharedHours[] = []
  for (const { weekday, opens, closes } of hours) {
    const group = groups.find(
      (each) => each.opens === opens && each.closes === closes,
    )
    if (group) group.weekdays.push(weekday)
    else groups.push({ weekdays: [weekday], opens, closes })
  }
  return groups
}

/** No line of a text ends within it. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
